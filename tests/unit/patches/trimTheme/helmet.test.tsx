/** @jest-environment jsdom */
import React, {type ComponentType, type ReactNode} from 'react';
import {act, render} from '@testing-library/react';
import * as light from '../../../../src/patches/trimTheme/browser/helmet';

interface Helmets {
  readonly Helmet: ComponentType<{children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{children: ReactNode}>;
}

/** A dependency of Docusaurus, not of the portal. */
const stock = jest.requireActual<Helmets>('react-helmet-async');

/** What the server has written. */
const SERVED =
  '<meta charset="UTF-8"><title data-rh="true">Old</title><meta data-rh="true" name="description" content="old"><link data-rh="true" rel="icon" href="/favicon.svg">';

const nextFrame = () => act(() => new Promise((resolve) => void requestAnimationFrame(resolve)));

/** The document after each of the pages has been shown. */
async function documentsOf(helmets: Helmets, pages: readonly ReactNode[]) {
  document.head.innerHTML = SERVED;
  document.documentElement.className = '';
  const {HelmetProvider} = helmets;
  const {rerender, unmount} = render(<div />);
  const states = [];
  for (const page of pages) {
    rerender(<HelmetProvider>{page}</HelmetProvider>);
    await nextFrame();
    await nextFrame();
    states.push({
      title: document.title,
      lang: document.documentElement.lang,
      className: document.documentElement.className,
      hydrated: document.documentElement.getAttribute('data-has-hydrated'),
      bodyClass: document.body.className,
      head: [...document.head.children]
        .filter(({tagName}) => tagName !== 'TITLE')
        .map(({outerHTML}) => outerHTML.replace(/ data-rh="true"/, ''))
        .sort(),
    });
  }
  unmount();
  return states;
}

function site({Helmet}: Helmets) {
  return function Site({children}: {readonly children: ReactNode}): ReactNode {
    return (
      <>
        <Helmet>
          <html lang="en-US" className="site" data-has-hydrated={false} />
          <title>Portal</title>
          <meta property="og:title" content="Portal" />
          <meta name="description" content="about the portal" />
          {null}
          <link rel="icon" href="/favicon.svg" />
          <link rel="canonical" href="https://x.example/" />
        </Helmet>
        {children}
      </>
    );
  };
}

/** The pages that a reader sees one after the other. */
function pages(helmets: Helmets): readonly ReactNode[] {
  const {Helmet} = helmets;
  const Site = site(helmets);
  return [
    <Site key="home">{false}</Site>,
    <Site key="lesson">
      <Helmet>
        <html lang="fr" className="lesson" data-has-hydrated />
        <body className="wide" />
        <title>Lists | Portal</title>
        <meta property="og:title" content="Lists" />
        <meta name="keywords" content="a" />
        <meta name="author" content="b" />
        <meta name="author" content="c" />
        <meta name="empty" content={undefined} />
        <meta content="says nothing" />
        <meta httpEquiv="refresh" content="9" />
        <link rel="canonical" href="https://x.example/lists/" />
        <link rel="alternate" href="https://x.example/lists/" hrefLang="en-US" />
        <link rel="alternate" href="https://x.example/lists/" hrefLang="x-default" />
        <script type="application/ld+json">{'{"a": "<b>"}'}</script>
      </Helmet>
      <Helmet>
        <>
          <meta name="KEYWORDS" content="of the innermost" />
        </>
      </Helmet>
    </Site>,
    <Site key="home-again">{false}</Site>,
    <Site key="changed">
      <Helmet>
        <title>
          {'One'} {'and two'}
        </title>
      </Helmet>
    </Site>,
  ];
}

describe('the head in the browser', () => {
  it('is what react-helmet-async makes of it, page by page', async () => {
    const expected = await documentsOf(stock, pages(stock));
    expect(expected[1]).toMatchObject({title: 'Lists | Portal', className: 'lesson'});
    expect(await documentsOf(light, pages(light))).toEqual(expected);
  });

  it('keeps the elements that the server has written, if they are still right', async () => {
    document.head.innerHTML = SERVED;
    const [, , , icon] = document.head.children;
    render(
      <light.Helmet>
        <link rel="icon" href="/favicon.svg" />
      </light.Helmet>,
    );
    await nextFrame();
    expect([...document.head.children]).toContain(icon);
    expect(document.head.querySelector('[name=description]')).toBeNull();
  });

  it('leaves a class that a script has added to html when the head is made again', async () => {
    const head = (text: string) => (
      <light.Helmet>
        <html lang="en-US" className="lesson" />
        <title>{text}</title>
      </light.Helmet>
    );
    const {rerender} = render(head('One'));
    await nextFrame();
    document.documentElement.classList.add('drawer-open');
    rerender(head('Two'));
    await nextFrame();
    expect(document.title).toBe('Two');
    expect(document.documentElement).toHaveClass('lesson', 'drawer-open');
  });

  it('says which element it cannot contain', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<light.Helmet>{React.createElement('style')}</light.Helmet>)).toThrow(
      '<Head> cannot contain style',
    );
  });
});
