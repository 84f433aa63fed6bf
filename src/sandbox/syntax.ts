import {Parser, type Options} from 'acorn';
import jsx from 'acorn-jsx';

/** What keeps code from being read. */
export interface SyntaxFinding {
  readonly line: number;
  readonly message: string;
}

const JsxParser = Parser.extend(jsx());

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: false,
};

const MODULE_SYNTAX = /^\s*(?:import|export)\b/m;

/** Whether the code is a module: it imports, exports or awaits at the top level. */
export function isModule(code: string): boolean {
  const asScript = checkAs(Parser, code, {
    ...OPTIONS,
    sourceType: 'script',
    allowAwaitOutsideFunction: false,
  });
  return (
    asScript.length > 0 &&
    (MODULE_SYNTAX.test(code) ||
      checkAs(Parser, code, {...OPTIONS, sourceType: 'module'}).length === 0)
  );
}

/** What keeps a script or module from being read; lines count from 1. */
export function checkScript(code: string): readonly SyntaxFinding[] {
  const asScript = checkAs(Parser, code, {...OPTIONS, sourceType: 'script'});
  if (asScript.length === 0) {
    return [];
  }
  const asModule = checkAs(Parser, code, {...OPTIONS, sourceType: 'module'});
  return MODULE_SYNTAX.test(code) || asModule.length === 0 ? asModule : asScript;
}

export function checkJsx(code: string): readonly SyntaxFinding[] {
  return checkAs(JsxParser, code, {...OPTIONS, sourceType: 'module'});
}

function checkAs(
  parser: {parse(code: string, options: Options): unknown},
  code: string,
  options: Options,
): readonly SyntaxFinding[] {
  try {
    parser.parse(code, options);
    return [];
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc?: {line: number}};
    return [
      {line: loc?.line ?? 1, message: `SyntaxError: ${message.replace(/ \(\d+:\d+\)$/, '')}`},
    ];
  }
}
