import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {PLACEHOLDERS} from '../../../data/placeholders';
import {splitLines} from '../../../text/lines';
import type {SiteRule} from '../../rule';

export const rule: SiteRule = {
  scope: 'site',
  wants: 'A `course.yml` has its own title and description, not the ones that `npm run new` wrote.',
  why: 'They appear on the home page, where every student starts.',
  wrong: `code: MTM6500\ntitle: Course MTM6500\ndescription: ${PLACEHOLDERS.course}`,
  right:
    'code: MTM6500\ntitle: Design Systems\ndescription: Colours, type and components that a team can share.',
  language: 'yaml',
  *check({root, portal}) {
    for (const {id, path} of portal.courses) {
      const text = readFileSync(join(root, path), 'utf8');
      for (const words of [PLACEHOLDERS.course, `title: Course ${id.toUpperCase()}`]) {
        const at = text.indexOf(words);
        if (at !== -1) {
          yield {
            path,
            at: splitLines(text).at(at),
            message: `“${words}” is a placeholder that npm run new wrote`,
            remedy: 'replace it with your own text',
          };
        }
      }
    }
  },
};
