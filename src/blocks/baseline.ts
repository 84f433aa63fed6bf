import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {features as webFeatures} from 'web-features';
import {monthsBefore} from '../lib/day';
import {nearest} from '../lib/nearest';
import {PROJECT} from '../text/project';

type Features = typeof webFeatures;
type FeatureData = Extract<Features[string], {kind: 'feature'}>;

let loaded: Features | undefined;

/** The data set is 5 MB, so it is not read until a lesson needs it. */
function allFeatures(): Features {
  const path = join(PROJECT, 'node_modules/web-features/data.json');
  loaded ??= (JSON.parse(readFileSync(path, 'utf8')) as {features: Features}).features;
  return loaded;
}

/** The entry for a feature in the data set; undefined when there is none with that id. */
function featureOf(id: string): FeatureData | undefined {
  const found = Object.hasOwn(allFeatures(), id) ? allFeatures()[id] : undefined;
  return found?.kind === 'feature' ? found : undefined;
}

/** What is wrong with the id of a feature, or undefined. */
export function unknownFeature(
  id: string,
): {readonly message: string; readonly remedy: string} | undefined {
  if (featureOf(id)) {
    return undefined;
  }
  const features = allFeatures();
  const old = Object.hasOwn(features, id) ? features[id] : undefined;
  if (old?.kind === 'moved') {
    return {
      message: `the id of the feature “${id}” has changed`,
      remedy: `write ${old.redirect_target}`,
    };
  }
  if (old?.kind === 'split') {
    const parts = old.redirect_targets.join(', ');
    return {message: `the feature “${id}” was split into several`, remedy: `write one of ${parts}`};
  }
  const like = nearest(id, Object.keys(features));
  return {
    message: `web-features has no feature “${id}”`,
    remedy:
      like === undefined
        ? 'look up the id at https://webstatus.dev'
        : `did you mean ${like}? All ids are listed at https://webstatus.dev`,
  };
}

export interface BaselineNote {
  readonly status: 'widely' | 'newly' | 'limited';
  readonly label: string;
  /** One or two sentences after the label. */
  readonly text: string;
}

const LABELS = {
  widely: 'Baseline: widely available.',
  newly: 'Baseline: newly available.',
  limited: 'Limited availability.',
} as const;

/** Months from the day on which the last browser supports a feature until Baseline calls it widely available. */
const MONTHS_UNTIL_WIDELY = 30;

/**
 * The status of a feature in words: since when it is supported, and in which browsers.
 *
 * @param day such as `2026-11-23`; the data set can be older than the day on which a feature is widely available
 */
export function baselineNote(id: string, day: string): BaselineNote {
  const {name, status} = featureOf(id)!;
  const level = levelOn(day, status);
  const versions = supportIn(status.support);
  const text =
    level === 'limited'
      ? `${name}: not fully supported in every major browser yet. ${limits(versions)}`
      : `${name}: supported in every major browser since ${monthOf(status.baseline_low_date!)}: ` +
        `${listed(versions.flatMap(({words}) => words ?? []))}.${level === 'newly' ? ' Older devices and browsers may not support it.' : ''}`;
  return {status: level, label: LABELS[level], text};
}

function levelOn(day: string, {baseline, baseline_low_date}: FeatureData['status']) {
  if (baseline === false || baseline_low_date === undefined) {
    return 'limited';
  }
  return withoutMark(baseline_low_date) <= monthsBefore(day, MONTHS_UNTIL_WIDELY)
    ? 'widely'
    : 'newly';
}

type Support = FeatureData['status']['support'];

interface BrowserSupport {
  readonly browser: string;
  /** Browser and version, as shown to readers; undefined when it has no support. */
  readonly words?: string;
}

/** The browsers of Baseline, each with its edition for phones. */
const BROWSERS = [
  {name: 'Chrome', desktop: 'chrome', phone: 'chrome_android', phoneName: 'Android'},
  {name: 'Edge', desktop: 'edge'},
  {name: 'Firefox', desktop: 'firefox', phone: 'firefox_android', phoneName: 'Android'},
  {name: 'Safari', desktop: 'safari', phone: 'safari_ios', phoneName: 'iOS'},
] as const;

function supportIn(support: Support): readonly BrowserSupport[] {
  return BROWSERS.map((browser): BrowserSupport => {
    const version = support[browser.desktop];
    if (version === undefined) {
      return {browser: browser.name};
    }
    const words = `${browser.name} ${withoutMark(version)}`;
    const onPhone = 'phone' in browser ? support[browser.phone] : version;
    if (onPhone === version || !('phone' in browser)) {
      return {browser: browser.name, words};
    }
    const other = onPhone === undefined ? 'not on' : `${withoutMark(onPhone)} on`;
    return {browser: browser.name, words: `${words} (${other} ${browser.phoneName})`};
  });
}

function limits(versions: readonly BrowserSupport[]): string {
  const supported = versions.flatMap(({words}) => words ?? []);
  const missing = versions.filter(({words}) => words === undefined).map(({browser}) => browser);
  return [
    supported.length > 0
      ? `All of it works in ${listed(supported)}.`
      : 'No major browser supports all of it.',
    ...(supported.length > 0 && missing.length > 0
      ? [
          `${listed(missing)} ${missing.length === 1 ? 'supports' : 'support'} only part of it, or none of it yet.`,
        ]
      : []),
  ].join(' ');
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-CA', {type: 'conjunction'}).format(words);
}

/** The data set marks dates and versions that are upper limits with “≤”. */
function withoutMark(value: string): string {
  return value.replace('≤', '');
}

function monthOf(date: string): string {
  const words = new Intl.DateTimeFormat('en-CA', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(withoutMark(date)));
  return date.startsWith('≤') ? `${words} or earlier` : words;
}
