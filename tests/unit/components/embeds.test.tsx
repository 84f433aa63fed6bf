/** @jest-environment jsdom */
import useIsBrowser from '@docusaurus/useIsBrowser';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import Banner from '../../../src/components/Banner';
import Challenge from '../../../src/components/Challenge';
import Pen from '../../../src/components/Pen';
import PosterCard from '../../../src/components/PosterCard';
import Screencast from '../../../src/components/Screencast';
import Video from '../../../src/components/Video';
import YouTube from '../../../src/components/YouTube';
import {renderAt} from '../../helpers/site';

function show(ui: ReactNode) {
  return renderAt('/modules/css/', ui);
}

function frame(): HTMLIFrameElement {
  return document.querySelector('iframe')!;
}

/** The attributes of the frame that the specification speaks of. */
function frameFacts() {
  const {title, width, height} = frame();
  const allow = frame().getAttribute('allow');
  const loading = frame().getAttribute('loading');
  const allowFullscreen = frame().hasAttribute('allowfullscreen');
  return {src: frame().src, title, width, height, allow, allowFullscreen, loading};
}

const FRAMES: readonly (readonly [string, ReactNode])[] = [
  ['a CodePen challenge', <Challenge key="a" id="abc" />],
  ['a Replit challenge', <Challenge key="b" service="Replit" url="https://replit.com/@a/b" />],
  ['a pen', <Pen key="c" title="Dots" url="https://codepen.io/a/pen/b" height={300} />],
  ['a screencast', <Screencast key="d" id="/abc" />],
  ['a YouTube video', <YouTube key="e" id="dQw4w9WgXcQ" />],
];

describe.each(FRAMES)('the frame of %s', (_, widget) => {
  it('loads lazily, has a title, and can fill the screen', () => {
    show(widget);
    const {title, loading, allowFullscreen} = frameFacts();
    expect(loading).toBe('lazy');
    expect(title).not.toBe('');
    expect(allowFullscreen).toBe(true);
  });

  it('stands beside a plain link to the original', () => {
    show(widget);
    const link = screen.getAllByRole('link')[0]!;
    expect(link.getAttribute('href')).toMatch(/^https:/);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveTextContent(frame().title);
  });
});

describe('Banner', () => {
  it('W1: leads somewhere in a new tab, with rel', () => {
    show(<Banner src="/images/git.svg" alt="Git" href="https://git-scm.com" />);
    const link = screen.getByRole('link', {name: 'Git open in new window'});
    expect(link).toHaveAttribute('href', 'https://git-scm.com');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('W1: is no link without an address', () => {
    show(<Banner src="/images/git.svg" alt="Git" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByAltText('Git')).toHaveAttribute('src', '/images/git.svg');
  });

  it('W1: has a picture only when one is given', () => {
    show(<Banner />);
    expect(document.querySelector('.banner')).toBeEmptyDOMElement();
  });
});

describe('Challenge', () => {
  it('W2: fills the width, 700 px high', () => {
    show(<Challenge title="Centre it" id="abc" tabs="css result" />);
    expect(frameFacts()).toMatchObject({
      src: 'https://codepen.io/anon/embed/abc?default-tab=css%2Cresult&editable=true&theme-id=40968',
      title: 'Centre it',
      width: '100%',
      height: '700',
    });
  });

  it('W3: has a title on Replit too', () => {
    show(
      <Challenge
        title="Router"
        service="Replit"
        url="https://replit.com/@a/b"
        files="src/main.js"
      />,
    );
    expect(frameFacts()).toMatchObject({
      src: 'https://replit.com/@a/b?lite=true#src/main.js',
      title: 'Router',
    });
  });

  it('W3: shows no frame without an address', () => {
    const {container} = show(<Challenge title="Nothing" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Pen', () => {
  it('W4: has its height, and credits its author', () => {
    show(
      <Pen
        title="Dots"
        height={300}
        url="https://codepen.io/a/pen/b"
        author="Ada"
        authorURL="https://codepen.io/a"
      />,
    );
    expect(frameFacts()).toMatchObject({
      src: 'https://codepen.io/a/embed/b?height=300&theme-id=default&default-tab=result',
      height: '300',
      width: '100%',
    });
    expect(screen.getByText(/A pen by/)).toHaveTextContent('A pen by Ada');
    expect(screen.getByRole('link', {name: /^Ada/})).toHaveAttribute(
      'href',
      'https://codepen.io/a',
    );
  });
});

describe('PosterCard', () => {
  it('W5: is the poster from the posters’ folder with the title, and leads to the film', () => {
    show(<PosterCard poster="layouts.jpg" title="CSS layouts" href="https://example.org/film" />);
    const link = screen.getByRole('link', {name: 'CSS layouts open in new window'});
    expect(link).toHaveAttribute('href', 'https://example.org/film');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.querySelector('img')).toHaveAttribute('src', '/images/layouts.jpg');
  });

  it('W5: shows no citation where there is none', () => {
    show(<PosterCard poster="a.jpg" title="A" href="https://example.org" />);
    expect(document.querySelector('small')).toBeNull();
  });
});

describe('Screencast', () => {
  it('W6, W9: is 560 × 315 and keeps its proportion', () => {
    show(<Screencast id="/learn/flex" title="Flexbox" />);
    expect(frameFacts()).toMatchObject({
      src: 'https://scrimba.com/learn/flex.embed?minimal',
      width: '560',
      height: '315',
      allow: 'encrypted-media',
      title: 'Flexbox',
    });
    expect(frame().parentElement).toHaveClass('wide');
  });

  it('W6: knows the shortcut israel', () => {
    show(<Screencast id="/a" citation="israel" />);
    expect(document.querySelector('small')).toHaveTextContent(
      /^This screencast was created by .+\.$/,
    );
    expect(document.querySelector('small a')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('W6: shows nothing without a citation', () => {
    show(<Screencast id="/a" />);
    expect(document.querySelector('small')).toBeNull();
  });
});

describe('Video', () => {
  it('W7: has controls, fills the width, and is an mp4 file', () => {
    show(<Video src="/videos/flex.mp4" title="Flexbox" />);
    const video = document.querySelector('video')!;
    expect(video.controls).toBe(true);
    expect(video).toHaveAttribute('width', '100%');
    expect(video.querySelector('source')).toHaveAttribute('src', '/videos/flex.mp4');
    expect(video.querySelector('source')).toHaveAttribute('type', 'video/mp4');
    expect(video).toHaveAccessibleName('Flexbox');
  });

  it('has captions when they are given', () => {
    show(<Video src="/a.mp4" captions="/a.vtt" />);
    expect(document.querySelector('track')).toHaveAttribute('kind', 'captions');
    expect(document.querySelector('track')).toHaveAttribute('src', '/a.vtt');
    expect(document.querySelector('track')).toHaveAttribute('srclang', 'en');
  });
});

describe('YouTube', () => {
  it('W8, W9: is 640 × 360, from the host without cookies', () => {
    show(<YouTube id="dQw4w9WgXcQ" title="Grid" time={42} />);
    expect(frameFacts()).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&controls=1&modestbranding=1&start=42',
      title: 'Grid',
      width: '640',
      height: '360',
      allow: 'autoplay; encrypted-media',
      allowFullscreen: true,
      loading: 'lazy',
    });
  });

  it('W8: knows the shortcut github', () => {
    show(<YouTube id="a" citation="github" />);
    expect(document.querySelector('small')).toHaveTextContent(/^This video was created by GitHub/);
  });

  it.each(['GitHub', 'israel', 'constructor'])(
    'W8: %s is no shortcut of it, but words',
    (citation) => {
      show(<YouTube id="a" citation={citation} />);
      expect(document.querySelector('small')).toHaveTextContent(citation);
      expect(document.querySelector('small a')).toBeNull();
    },
  );

  it('W11: markup that the build did not make is shown as text', () => {
    show(<YouTube id="a" citation="<img src=x onerror=alert(1)>" />);
    expect(document.querySelector('small img')).toBeNull();
    expect(document.querySelector('small')).toHaveTextContent('<img src=x');
  });

  it('W11: shows what the build made of a citation', () => {
    show(
      <YouTube id="a">
        By <em>Ada</em>
      </YouTube>,
    );
    expect(document.querySelector('small em')).toHaveTextContent('Ada');
  });
});

describe('a frame behind a poster', () => {
  const user = userEvent.setup();

  it('asks nothing of the other site before the reader does', async () => {
    show(<YouTube id="dQw4w9WgXcQ" title="Grid" load="click" />);
    expect(frame()).toBeNull();
    expect(document.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', {name: 'Load from YouTube (Grid)'}));
    expect(frame().src).toContain('dQw4w9WgXcQ');
    expect(frame()).toHaveFocus();
  });

  it('leaves the link to the original where it is', () => {
    show(<Screencast id="/abc" title="Flexbox" load="click" />);
    expect(screen.getByRole('link', {name: /Flexbox on Scrimba/})).toBeInTheDocument();
  });

  it('offers no button where no script runs', () => {
    jest.mocked(useIsBrowser).mockReturnValue(false);
    show(<YouTube id="dQw4w9WgXcQ" load="click" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link')).toBeInTheDocument();
    jest.mocked(useIsBrowser).mockReturnValue(true);
  });
});
