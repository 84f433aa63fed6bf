import type {SiteFinding, SiteRule} from '../../rule';

/** The same words, regardless of spaces and hyphens. */
function keyOf(term: string): string {
  return term.replace(/[\s-]+/g, '');
}

export const rule: SiteRule = {
  scope: 'site',
  wants:
    'A term is written the same way in all lessons: with a space, with a hyphen, or as one word.',
  why: 'A reader who meets “line-height”, “line height” and “lineheight” may take them for three different things.',
  wrong: '<Term>breakpoint</Term> in one lesson, <Term>break-point</Term> in another',
  right: '<Term>breakpoint</Term> in both',
  check: ({facts}) => {
    const forms = new Map<string, Map<string, SiteFinding[]>>();
    for (const {path, terms} of facts.values()) {
      for (const {text: written, line, column} of terms) {
        const text = written.toLowerCase();
        const known = forms.get(keyOf(text)) ?? new Map<string, SiteFinding[]>();
        forms.set(keyOf(text), known);
        const list = known.get(text) ?? [];
        known.set(text, list);
        list.push({path, at: {line, column}, message: `the term “${text}”`, remedy: ''});
      }
    }
    return [...forms.values()].flatMap((known) => {
      const [common, ...others] = [...known].sort(([, a], [, b]) => b.length - a.length);
      return others.flatMap(([, list]) =>
        list.map((finding) => ({
          ...finding,
          message: `${finding.message} is “${common![0]}” in ${common![1][0]!.path}`,
          remedy: 'write it the same way in both',
        })),
      );
    });
  },
};
