import {dayOf, longDay, monthsBefore} from '../../../lib/day';
import {CHECK_LASTS_MONTHS} from '../../../data/authoring';
import type {SiteRule} from '../../rule';

const MILLISECONDS_A_DAY = 86_400_000;

/** The next day, because it may already have begun where the author lives. */
function tomorrowOf(day: string): string {
  return dayOf(Date.parse(day) + MILLISECONDS_A_DAY);
}

export const rule: SiteRule = {
  scope: 'site',
  severity: 'warning',
  wants: `The day in \`checked\` is not more than ${CHECK_LASTS_MONTHS} months ago, and not in the future.`,
  why: 'Installers and their windows change several times a year, and a set-up page that no longer agrees with them stops a student in the first week. It is a warning because nobody has changed the page.',
  wrong:
    '---\ntitle: Laravel on macOS\nchecked: {on: 2025-09-02, with: Laravel Herd 1.18}\n---\n\nText.',
  right:
    '---\ntitle: Laravel on macOS\nchecked: {on: 2026-11-23, with: Laravel Herd 1.24}\n---\n\nText.',
  *check({portal, today}) {
    const oldest = monthsBefore(today, CHECK_LASTS_MONTHS);
    const latest = tomorrowOf(today);
    for (const {
      path,
      frontMatter: {checked},
      placeOf,
    } of portal.pages) {
      if (checked === undefined) {
        continue;
      }
      const at = placeOf(['checked', 'on']);
      const day = longDay(checked.on);
      if (checked.on > latest) {
        yield {
          path,
          at,
          message: `the page was checked on ${day}, which is in the future`,
          remedy: 'write the day on which you compared it with the manual',
        };
      } else if (checked.on < oldest) {
        yield {
          path,
          at,
          message: `the page was last checked on ${day}, with ${checked.with}`,
          remedy:
            'compare it with the current manual of the tool, correct it, and write the day and the version',
        };
      }
    }
  },
};
