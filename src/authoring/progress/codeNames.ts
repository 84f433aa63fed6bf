import {parse, type Options} from 'acorn';
import {simple} from 'acorn-walk';
import {parse as parseCss, walk} from 'css-tree';
import {Parser} from 'htmlparser2';
import {readTranscript} from 'lesson-shell';

export type CodeKind = 'element' | 'property' | 'function' | 'flag';

/** Something in code that a lesson has to explain when it is new. */
export interface CodeName {
  readonly kind: CodeKind;
  readonly name: string;
  /** Line of the code, from 1. */
  readonly line: number;
}

const SCRIPT: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  locations: true,
};
/** Quoted words are not options. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;
const FLAG = /(?<=\s)--?[A-Za-z][\w-]*/g;

const READERS: Readonly<Record<string, (code: string) => readonly CodeName[]>> = {
  html: inHtml,
  css: inCss,
  js: inScript,
  console: inTranscript,
  bash: inTranscript,
};

/** The elements, properties, functions and flags in some code, each once; none for a language without a reader. */
export function namesInCode(lang: string, code: string): readonly CodeName[] {
  const names = READERS[lang]?.(code) ?? [];
  const first = new Map(names.toReversed().map((name) => [`${name.kind} ${name.name}`, name]));
  return names.filter((name) => first.get(`${name.kind} ${name.name}`) === name);
}

function inHtml(code: string): readonly CodeName[] {
  const names: CodeName[] = [];
  const parser = new Parser({
    onopentagname: (name) => {
      const line = code.slice(0, parser.startIndex).split('\n').length;
      names.push({kind: 'element', name, line});
    },
  });
  parser.end(code);
  return names;
}

function inCss(code: string): readonly CodeName[] {
  const names: CodeName[] = [];
  // A declaration that cannot be parsed is a mistake that the lesson shows on purpose.
  const tree = parseCss(code, {positions: true, onParseError: () => undefined});
  walk(tree, ({type, loc, ...node}) => {
    const line = loc?.start.line ?? 1;
    const name = 'name' in node ? String(node.name) : '';
    if (type === 'Function') {
      names.push({kind: 'function', name: `${name}()`, line});
    }
    if (type === 'Declaration' && 'property' in node && !node.property.startsWith('--')) {
      names.push({kind: 'property', name: node.property, line});
    }
  });
  return names;
}

/** Functions and methods that are called; a script that does not parse has none. */
function inScript(code: string): readonly CodeName[] {
  const names: CodeName[] = [];
  const own = new Set<string>();
  try {
    simple(parse(code, SCRIPT), {
      FunctionDeclaration: ({id}) => void (id && own.add(id.name)),
      VariableDeclarator: ({id}) => void (id.type === 'Identifier' && own.add(id.name)),
      CallExpression: ({callee, loc}) => {
        const property = callee.type === 'MemberExpression' ? callee.property : callee;
        if (property.type === 'Identifier') {
          names.push({kind: 'function', name: `${property.name}()`, line: loc!.start.line});
        }
      },
    });
  } catch (error) {
    if (error instanceof SyntaxError) {
      return [];
    }
    throw error;
  }
  return names.filter(({name}) => !own.has(name.slice(0, -2)));
}

function inTranscript(code: string): readonly CodeName[] {
  const lines = code.split('\n');
  let from = 0;
  return readTranscript(code).flatMap(({shown, command}) => {
    from = lines.findIndex((line, index) => index >= from && `$ ${line}`.endsWith(shown[0]!)) + 1;
    const line = from;
    return [...command.replace(QUOTED, '""').matchAll(FLAG)].map(([name]): CodeName => ({
      kind: 'flag',
      name,
      line,
    }));
  });
}
