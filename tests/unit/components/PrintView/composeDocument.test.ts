/** @jest-environment jsdom */
import {
  composeDocument,
  type PaperPlan,
} from '../../../../src/components/PrintView/compose/composeDocument';

const ORIGIN = 'http://localhost';
const SITE = 'https://portal.example.org';

const lesson = (body: string): string =>
  `<!doctype html><html><body><div id="__docusaurus"><main><article><nav>crumbs</nav><div class="prose">${body}</div></article></main></div></body></html>`;

interface Wanted {
  readonly lessons: Readonly<Record<string, string>>;
  readonly plan?: PaperPlan;
  readonly answers?: boolean;
  readonly further?: boolean;
}

/** The paper of these lessons: one alone, or several as a week. */
function print({lessons, plan, answers = true, further = true}: Wanted) {
  const addresses = Object.keys(lessons);
  const isSingle = addresses.length === 1;
  const paper = composeDocument(
    plan ?? {title: 'MTM6130, Week 1', isSingle, parts: [{addresses}]},
    {
      choices: {answers, further},
      pages: new Map(Object.entries(lessons).map(([address, body]) => [address, lesson(body)])),
      origin: ORIGIN,
      site: SITE,
    },
  );
  const root = document.createElement('div');
  root.append(paper.content);
  return {
    ...paper,
    root,
    texts: (query: string) => [...root.querySelectorAll(query)].map(({textContent}) => textContent),
  };
}

const one = (body: string, choices: Omit<Wanted, 'lessons'> = {}) =>
  print({lessons: {'/a/one.html': body}, ...choices});

describe('a lesson on paper', () => {
  it('has its text, and nothing that only works on a screen', () => {
    const {root} = one(
      '<h1>One</h1><h2 id="x">Part <a href="#x">#</a></h2><div class="no-print">toolbar</div><button>Run</button><p>Text</p>',
    );
    expect(root).toHaveTextContent('OnePart Text');
    expect(root.querySelector('button, nav, .no-print, h2 a')).toBeNull();
  });

  it('shows every panel of a group of tabs with its title', () => {
    const {root} = one(
      '<div role="tablist"><button>a</button></div><div id="p" role="tabpanel" aria-labelledby="t"><p aria-hidden="true">index.html</p><pre>code</pre></div>',
    );
    const panel = root.querySelector<HTMLElement>('div > pre')!.parentElement!;
    expect(panel.style.display).toBe('block');
    expect(panel).not.toHaveAttribute('role');
    expect(panel.querySelector('p')).not.toHaveAttribute('aria-hidden');
  });

  it('keeps a picture of a result, and says where the result is of an example that has to run', () => {
    const {root} = one(
      '<div data-paper="result" id="kept"><iframe src="/runner/still/page.html" loading="lazy"></iframe></div><div data-paper="result"><button>Run to see the result</button></div><iframe src="https://codepen.io/x"></iframe>',
    );
    expect(root.querySelectorAll('iframe')).toHaveLength(1);
    expect(root.querySelector('iframe')).not.toHaveAttribute('loading');
    expect(root.querySelector('.paper-note')).toHaveTextContent('its result is in the lesson');
  });

  it('keeps the place of a result that the print view can make by running the example', () => {
    const {root} = one(
      '<div data-paper="result"><button>Run to see the result</button><div data-paper-run="runner/still/run.json"></div></div>',
    );
    expect(root.querySelector('[data-paper-run]')).not.toBeNull();
    expect(root.querySelector('button, .paper-note')).toBeNull();
  });

  it('has no result in a task, where there is none before it is solved', () => {
    const {root} = one(
      '<section data-paper="task"><p>Do it.</p><div data-paper="result"><button>Run</button></div></section>',
    );
    expect(root.querySelector('[data-paper="result"], .paper-note')).toBeNull();
  });

  it('numbers its links and lists each address once at the end', () => {
    const {root, texts} = one(
      '<p><a href="https://mdn.example/grid">MDN</a> and <a href="../b/two.html#x">Two</a> and <a href="https://mdn.example/grid">again</a></p>',
    );
    expect(texts('.paper-ref')).toEqual(['1', '2', '1']);
    expect(texts('.paper-addresses li')).toEqual([
      'https://mdn.example/grid',
      `${SITE}/b/two.html#x`,
    ]);
    const note = root.querySelector('.paper-ref a')!.getAttribute('href')!.slice(1);
    expect(root.querySelector(`[id="${note}"]`)).toHaveTextContent('https://mdn.example/grid');
  });

  it('links to its own headings, and does not number the links of its terms', () => {
    const {root} = one(
      '<h2 id="why">Why</h2><p><a href="#why">see</a> <dfn class="term"><a href="/modules/glossary.html#gap">gap</a></dfn></p>',
    );
    expect(root.querySelector('p a')).toHaveAttribute('href', '#l1-why');
    expect(root.querySelector('.paper-ref, .paper-addresses')).toBeNull();
    expect(root.querySelector('dfn')!.innerHTML).toBe('gap');
  });

  it('tells the style sheet which figures are code, so that what leads to them stays with them', () => {
    const {root} = one('<figure><img alt=""></figure><figure><pre>code</pre></figure>');
    const figures = [...root.querySelectorAll('figure')];
    expect(figures.map(({className}) => className)).toEqual(['', 'paper-code']);
  });

  it('tells the style sheet how wide its code is', () => {
    const {root} = one(
      '<pre><code><span class="l">short</span><span class="l">twelve chars</span></code></pre>',
    );
    expect(root.querySelector<HTMLElement>('pre')!.style.getPropertyValue('--columns')).toBe('18');
  });
});

const TASK =
  '<section data-paper="task" aria-label="Task: Colour it" id="t"><p>Do it.</p><details data-paper="hint"><summary>Hint</summary>Think.</details><details data-paper="solution"><summary>Solution</summary><pre><span class="l">a</span></pre></details></section>';
const QUESTION =
  '<form data-paper="question"><fieldset><legend>Why?</legend><label><input type="radio" name="q">Because</label></fieldset><details data-paper="answers"><summary>Answers explained</summary><ul><li>Right</li></ul></details></form>';

describe('practice on paper', () => {
  it('leaves room to write, and has solutions and answers at the end', () => {
    const {root, texts} = one(`<h1>One</h1>${TASK}${QUESTION}`);
    expect(root.querySelector('section.paper-lesson')).not.toHaveTextContent('Think.');
    expect(root.querySelector('.paper-room')).toHaveTextContent('Your solution');
    expect(root.querySelectorAll('.paper-line').length).toBeGreaterThan(3);
    expect(root.lastElementChild).toHaveTextContent(
      /Solutions and answers\s*Task: Colour it\s*HintThink\.\s*Solution/,
    );
    expect(texts('legend')).toEqual(['Question 1. Why?']);
    expect(root.lastElementChild).toHaveTextContent('Question 1Right');
  });

  it('rules as many lines as the solution has and some more, with none alone at either end', () => {
    const long = TASK.replace('<span class="l">a</span>', '<span class="l">a</span>'.repeat(8));
    const roomOf = (task: string) => {
      const room = one(task).root.querySelector('.paper-room')!;
      return [...room.children].map(({children}) => children.length || 1);
    };
    expect(roomOf(TASK)).toEqual([6]);
    expect(roomOf(long)).toEqual([5, 1, 1, 1, 3]);
  });

  it('leaves solutions and answers out when the reader wants none', () => {
    const {root} = one(`<h1>One</h1>${TASK}${QUESTION}`, {answers: false});
    expect(root).not.toHaveTextContent(/Solution(?!s)|Think|Right/);
    expect(root.querySelector('.paper-room')).not.toBeNull();
  });

  it('has “Going further” open, or leaves it out with its heading', () => {
    const body =
      '<h2>Going further</h2><details class="going-further"><summary>Optional reading</summary><p>More</p></details>';
    expect(one(body).root).toHaveTextContent('Going furtherMore');
    expect(one(body, {further: false}).root).toHaveTextContent(/^$/);
  });
});

describe('several lessons on paper', () => {
  const lessons = {
    '/a/one.html':
      '<h1>One</h1><h2 id="same">Same</h2><p><a href="two.html">next</a> <a href="two.html#same">there</a></p><svg><defs><marker id="m"></marker></defs><path marker-end="url(#m)"></path></svg>',
    '/a/two.html':
      '<h1>Two</h1><h2 id="same">Same</h2><svg><defs><marker id="m"></marker></defs><path marker-end="url(#m)"></path></svg>',
  };

  it('have ids of their own, and drawings that use them', () => {
    const {root} = print({lessons});
    const ids = [...root.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      [...root.querySelectorAll('path')].map((path) => path.getAttribute('marker-end')),
    ).toEqual(['url(#l1-m)', 'url(#l2-m)']);
  });

  it('link to each other within the document', () => {
    const {root} = print({lessons});
    const links = [...root.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#l2-top', '#l2-same']);
    expect(root.querySelector('[id="l2-top"]')).toHaveTextContent('Two');
  });

  it('stand below the title of the week, with a list of contents', () => {
    const {texts} = print({lessons});
    expect(texts('h1')).toEqual(['MTM6130, Week 1']);
    expect(texts('h2')).toEqual(['One', 'Two']);
    expect(texts('h3')).toEqual(['Same', 'Same']);
    expect(texts('.paper-contents a')).toEqual(['One', 'Two']);
  });

  it('stand below their weeks in a course, each lesson once', () => {
    const plan = {
      title: 'MTM6130',
      isSingle: false,
      parts: [
        {title: 'Week 1', addresses: ['/a/one.html', '/a/two.html']},
        {title: 'Week 2', addresses: ['/a/one.html']},
      ],
    };
    const {texts, sections} = print({lessons, plan});
    expect(texts('h2')).toEqual(['Week 1', 'Week 2']);
    expect(texts('h3')).toEqual(['One', 'Two']);
    expect(texts('.paper-note')).toEqual(['Read again: One']);
    expect(sections).toEqual([
      {page: 'l1', title: 'One'},
      {page: 'l2', title: 'Two'},
    ]);
  });

  it('name what could not be fetched, and what is no lesson', () => {
    const plan = {
      title: 'W',
      isSingle: false,
      parts: [{addresses: ['/a/one.html', '/a/gone.html']}],
    };
    expect(print({lessons, plan}).missing).toEqual(['/a/gone.html']);
    const other = composeDocument(
      {title: '', isSingle: true, parts: [{addresses: ['/x.html']}]},
      {
        choices: {answers: true, further: true},
        pages: new Map([
          ['/x.html', '<article><div class="prose">a file for students</div></article>'],
        ]),
        origin: ORIGIN,
        site: SITE,
      },
    );
    expect(other.missing).toEqual(['/x.html']);
  });
});
