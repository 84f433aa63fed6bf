/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import CourseCards from '../../../src/components/CourseCards';
import HomeLayout from '../../../src/components/HomeLayout';
import {SITE} from '../../../src/data/site';
import {renderAt} from '../../helpers/site';

function show(fields: Parameters<typeof HomeLayout>[0] = {}, path = '/') {
  return renderAt(path, <HomeLayout {...fields} />);
}

function title(): string | undefined {
  return screen.queryByRole('heading', {level: 1})?.textContent ?? undefined;
}

function images(): readonly HTMLImageElement[] {
  return [...document.querySelectorAll('img')];
}

describe('HomeLayout', () => {
  it('H1: shows the site’s description where the page says nothing', () => {
    show();
    expect(screen.getByText(SITE.description)).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(images()).toEqual([]);
  });

  it('H3: shows the name of a course at its root', () => {
    show({}, '/mtm6130/');
    expect(screen.getByText('Web Development I')).toBeInTheDocument();
  });

  it('H3, §4.3: null hides title and tagline', () => {
    show({heroText: null, tagline: null});
    expect(title()).toBeUndefined();
    expect(screen.queryByText(SITE.description)).toBeNull();
  });

  it('§4.3: shows title and tagline of the page', () => {
    show({heroText: 'Hello', tagline: 'A line'});
    expect(title()).toBe('Hello');
    expect(screen.getByText('A line')).toBeInTheDocument();
  });

  it('§4.3: actions are primary unless they say so; other sites open a new tab', () => {
    show({
      actions: [
        {text: 'Get Started →', link: '/mtm6130/content/'},
        {text: 'Source', link: 'https://github.com', type: 'secondary'},
      ],
    });
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveClass('primary');
    expect(first).toHaveAttribute('href', '/mtm6130/content/');
    expect(second).toHaveClass('secondary');
    expect(second).toHaveAttribute('target', '_blank');
    expect(second).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    [{heroAlt: 'A desk', heroText: 'Hello'}, 'A desk'],
    [{heroText: 'Hello'}, 'Hello'],
    [{heroText: null}, 'hero'],
  ])('§4.3: the picture of %j is called %s', (fields, alt) => {
    show({...fields, heroImage: '/images/desk.png'});
    expect(images().map((image) => [image.getAttribute('src'), image.alt])).toEqual([
      ['/images/desk.png', alt],
    ]);
  });

  it.each([
    [undefined, '280'],
    [120, '120'],
  ])('§4.3: heroHeight %p gives a height of %s', (heroHeight, height) => {
    show({heroImage: '/a.png', heroHeight});
    expect(images()[0]).toHaveAttribute('height', height);
  });

  it('§4.3: both pictures are in the page, so that the mode does not flash', () => {
    show({heroImage: '/light.png', heroImageDark: '/dark.png'});
    expect(images().map((image) => [image.getAttribute('src'), image.className])).toEqual([
      ['/light.png', 'image light'],
      ['/dark.png', 'image dark'],
    ]);
  });

  it('H3: shows features with their headings', () => {
    show({features: [{title: 'Learn', details: 'By doing'}]});
    expect(screen.getByRole('heading', {level: 2, name: 'Learn'})).toBeInTheDocument();
    expect(screen.getByText('By doing')).toBeInTheDocument();
  });

  it.each([
    [false, 'MIT <b>licence</b>', 0],
    [true, 'MIT licence', 1],
  ])('§4.3: with footerHtml %p the footer reads %s', (footerHtml, text, bold) => {
    const {container} = show({footer: 'MIT <b>licence</b>', footerHtml});
    expect(container).toHaveTextContent(text);
    expect(container.querySelectorAll('b')).toHaveLength(bold);
  });

  it('shows the content of the page', () => {
    renderAt(
      '/',
      <HomeLayout>
        <p>Text</p>
      </HomeLayout>,
    );
    expect(screen.getByRole('main')).toContainElement(screen.getByText('Text'));
  });
});

describe('CourseCards', () => {
  it('H2: is one card a course, with code, name and description, that leads to its root', () => {
    renderAt('/', <CourseCards />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/mtm6130/',
      '/mtm6201/',
      '/mtm6302/',
    ]);
    expect(links[0]).toHaveTextContent(
      'MTM6130Web Development IWeb Development I in the programme.',
    );
  });

  it('says of a course that is being written how much of it can be read', () => {
    renderAt('/', <CourseCards />);
    const [first, , third] = screen.getAllByRole('link');
    expect(third).toHaveTextContent('In preparation: 3 of 8 pages can be read');
    expect(first).not.toHaveTextContent('In preparation');
  });

  it('H2: has no headings out of order', () => {
    renderAt('/', <CourseCards />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
