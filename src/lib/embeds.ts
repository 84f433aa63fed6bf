import {EMBEDS} from '../data/embeds';
import {CODEPEN_TABS, PEN_HEIGHT_PX} from '../data/limits';

/** The content of a widget's frame. */
export interface Embed {
  /** URL of the frame. */
  readonly src: string;
  /** URL of the same content on its own site, for a plain link. */
  readonly original: string;
  /** Name of that site. */
  readonly service: string;
}

export interface ChallengeFields {
  readonly service?: 'CodePen' | 'Replit';
  /** CodePen: id of the pen. */
  readonly id?: string;
  /** CodePen: the tabs to show, with single spaces between them. */
  readonly tabs?: string;
  /** Replit: URL of the project. */
  readonly url?: string;
  /** Replit: the file that is open at first. */
  readonly files?: string;
}

/** A challenge on either service; undefined if the id or URL that the service needs is missing. */
export function challengeEmbed({
  service = 'CodePen',
  id,
  tabs = CODEPEN_TABS,
  url,
  files,
}: ChallengeFields): Embed | undefined {
  if (service === 'Replit') {
    return url === undefined ? undefined : replit(url, files);
  }
  return service === 'CodePen' && id !== undefined ? codePen(id, tabs) : undefined;
}

function codePen(id: string, tabs: string): Embed {
  const {codePenUser: user, codePenTheme: theme} = EMBEDS;
  const defaultTab = tabs.split(' ').join('%2C');
  return {
    src: `https://codepen.io/${user}/embed/${id}?default-tab=${defaultTab}&editable=true&theme-id=${theme}`,
    original: `https://codepen.io/${user}/pen/${id}`,
    service: 'CodePen',
  };
}

function replit(url: string, files: string | undefined): Embed {
  const fragment = files === undefined || files === '' ? '' : `#${files}`;
  return {src: `${withQuery(url, 'lite=true')}${fragment}`, original: url, service: 'Replit'};
}

/** The result of a pen. CodePen does not allow `/pen/` URLs in frames, so they become `/embed/`. */
export function penEmbed({
  url,
  height = PEN_HEIGHT_PX,
}: {
  readonly url: string;
  readonly height?: number | string;
}): Embed {
  const query = `height=${height}&theme-id=default&default-tab=result`;
  return {
    src: withQuery(url.replace('/pen/', '/embed/'), query),
    original: url.replace('/embed/', '/pen/'),
    service: 'CodePen',
  };
}

/** A screencast. Its id starts with a slash. */
export function screencastEmbed(id: string): Embed {
  const original = `https://scrimba.com${id}`;
  return {src: `${original}.embed?minimal`, original, service: 'Scrimba'};
}

/** A video from the host that sets no cookies; `time` is the start time in seconds. */
export function youTubeEmbed(id: string, time?: number | string): Embed {
  const start = time === undefined ? '' : `&start=${time}`;
  const at = time === undefined ? '' : `&t=${time}s`;
  return {
    src: `https://www.youtube-nocookie.com/embed/${id}?rel=0&controls=1&modestbranding=1${start}`,
    original: `https://www.youtube.com/watch?v=${id}${at}`,
    service: 'YouTube',
  };
}

/** The URL of a poster, from its file name. */
export function posterAddress(poster: string): string {
  return `${EMBEDS.postersPath}${poster}`;
}

function withQuery(url: string, query: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
