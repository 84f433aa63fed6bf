import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkCitations from '../../../../src/markdown/remark/citations';
import {nodesOf, runRemark} from '../../../helpers/remark';

function run(mdx: string): MdxJsxFlowElement {
  return nodesOf(runRemark(remarkCitations(), mdx), 'mdxJsxFlowElement')[0]!;
}

function names({attributes}: MdxJsxFlowElement): readonly string[] {
  return attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
}

function content({children}: MdxJsxFlowElement): string {
  return toHtml(toHast({type: 'root', children: children}));
}

describe('remarkCitations', () => {
  it('W11: an author’s markup becomes the widget’s content, and the prop is gone', () => {
    const element = run(
      `<YouTube id="a" citation="By <a href='https://a.org'>Ada</a>" time={4} />`,
    );
    expect(content(element)).toBe('<span>By <a href="https://a.org">Ada</a></span>');
    expect(names(element)).toEqual(['id', 'time']);
  });

  it('row S8: W11: nothing of a page’s own runs in it', () => {
    const element = run(
      `<Video src="a.mp4" citation="<img src=x onerror=alert(1)><b onclick='x()'>Ada</b>" />`,
    );
    expect(content(element)).toBe('<span><b>Ada</b></span>');
  });

  it('reads a citation that is written as an expression', () => {
    expect(content(run(`<PosterCard citation={'<em>Ada</em>'} />`))).toBe(
      '<span><em>Ada</em></span>',
    );
  });

  it.each(['<Screencast id="/a" citation="israel" />', '<YouTube id="a" citation="github" />'])(
    'W6, W8: leaves the shortcut of %s to the widget',
    (mdx) => {
      const element = run(mdx);
      expect(names(element)).toEqual(['id', 'citation']);
      expect(element.children).toEqual([]);
    },
  );

  it.each(['<YouTube id="a" citation="israel" />', '<YouTube id="a" citation="GitHub" />'])(
    'W8: in %s the word is no shortcut: case and widget count',
    (mdx) => {
      expect(content(run(mdx))).toMatch(/<span>(israel|GitHub)<\/span>/);
    },
  );

  it('shows nothing where nothing is left', () => {
    expect(run('<Video src="a.mp4" citation="<script>x</script>" />').children).toEqual([]);
  });

  it('touches no other widget', () => {
    expect(names(run('<Unknown citation="<b>A</b>" />'))).toEqual(['citation']);
  });
});
