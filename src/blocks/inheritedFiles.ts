import type {CodeFile, ExampleBlock} from './types';

/** A block that continues a page or component gets its files; in other languages it gets the state. */
export function inheritsFiles(base: ExampleBlock): boolean {
  return base.runner === 'html' || ['jsx', 'tsx', 'vue'].includes(base.lang);
}

/** The files of a block, and those of the block that it continues. */
export function withInherited(files: readonly CodeFile[], base: ExampleBlock): readonly CodeFile[] {
  return joinInherited(
    files,
    base.files.map((file) => ({...file, inherited: true})),
  );
}

/** Style sheets and scripts of a page are added to the earlier ones; any other file replaces the earlier one. */
export function joinInherited(
  own: readonly CodeFile[],
  inherited: readonly CodeFile[],
): readonly CodeFile[] {
  const names = new Set(own.map(({name}) => name));
  const isPage = [...own, ...inherited].some(({lang}) => lang === 'html');
  const kept = inherited.flatMap((file) => {
    if (!names.has(file.name)) {
      return [file];
    }
    return isPage && ADDED.includes(file.lang) ? [{...file, name: earlierName(file, names)}] : [];
  });
  return isPage ? asListed([...kept, ...own]) : [...own, ...kept];
}

const ADDED: readonly string[] = ['css', 'js'];

/** `style.css` becomes `earlier-style.css`, once more for each block of a chain. */
function earlierName({name}: CodeFile, taken: Set<string>): string {
  let earlier = name;
  while (taken.has(earlier)) {
    earlier = `earlier-${earlier}`;
  }
  taken.add(earlier);
  return earlier;
}

const PAGE_ORDER: readonly string[] = ['html', 'css', 'js'];

/** The files of a page in the order in which a developer lists them: markup, style sheets, scripts, the rest. */
export function asListed(files: readonly CodeFile[]): readonly CodeFile[] {
  const place = ({lang}: CodeFile): number => {
    const index = PAGE_ORDER.indexOf(lang);
    return index < 0 ? PAGE_ORDER.length : index;
  };
  return files.toSorted((a, b) => place(a) - place(b));
}
