import {applyEdits} from '../../text/edits';
import {parseFrontMatter, type ParsedFrontMatter} from '../../sources/frontMatter/parse';
import type {Lesson, LessonText} from './lesson';
import {findYamlTraps} from '../../sources/yaml/traps';

/**
 * Reads the front matter of a lesson despite its mistakes: a block that starts late or is never closed is read
 * as its author meant it, and a value that YAML would misread is read as if it were in quotation marks.
 */
export function readFrontMatter({
  path,
  text,
  lines,
  scan,
}: LessonText): Pick<Lesson, 'frontMatter' | 'yamlTraps'> {
  const {frontMatter: block, lateFrontMatter: late} = scan;
  if (block === undefined && late === undefined) {
    return {frontMatter: parseFrontMatter({path, text: ''}), yamlTraps: {findings: [], edits: []}};
  }
  const start = late?.start ?? 0;
  const end = late?.end ?? block!.end;
  const yamlTraps = findYamlTraps(block?.yaml ?? {start: start + 4, end: end - 3}, lines);
  const inside = yamlTraps.edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  const mended = applyEdits(text.slice(start, end), inside).trimStart();
  const closed = late !== undefined || block?.closed === true;
  const parsed = parseFrontMatter({path, text: closed ? `${mended}\n` : `${mended}\n---\n`});
  return {yamlTraps, frontMatter: moved(parsed, lines.at(start).line - 1)};
}

function moved(parsed: ParsedFrontMatter, by: number): ParsedFrontMatter {
  return by === 0
    ? parsed
    : {
        ...parsed,
        linesBefore: parsed.linesBefore + by,
        problems: parsed.problems.map((problem) => ({...problem, line: problem.line + by})),
        placeOf: (keys, part) => {
          const {line, column} = parsed.placeOf(keys, part);
          return {line: line + by, column};
        },
      };
}
