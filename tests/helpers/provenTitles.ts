import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import ts from 'typescript';

/** Calls that fail a test by themselves. */
const ASSERTIONS = new Set(['assert', 'expect']);
const TESTS = new Set(['describe', 'it', 'test', 'suite']);

interface Module {
  readonly file: ts.SourceFile;
  /** Functions of the file by name, with what they do. */
  readonly functions: ReadonlyMap<string, ts.Node>;
  /** Imported names, with the file and the name there. */
  readonly imports: ReadonlyMap<string, {readonly path: string; readonly name: string}>;
}

/** The titles of all tests below the folder that contain an assertion, themselves or in a function that they call. */
export function provenTitles(
  folder: string,
  isTestFile: (path: string) => boolean,
): readonly string[] {
  const reader = new AssertionReader();
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(isTestFile)
    .flatMap((path) => reader.titlesOf(resolve(folder, path)));
}

/** Titles of tests in a text, for tests of this helper. */
export function provenTitlesOfText(text: string): readonly string[] {
  return new AssertionReader().titlesIn(readModule('inline.ts', text));
}

class AssertionReader {
  private readonly modules = new Map<string, Module>();
  private readonly verdicts = new Map<ts.Node, boolean>();

  titlesOf(path: string): readonly string[] {
    return this.titlesIn(this.moduleAt(path));
  }

  titlesIn(module: Module): readonly string[] {
    const titles: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && TESTS.has(calleeName(node)) && !isSkipped(node)) {
        const title = textOf(node.arguments[0]);
        const asserts = node.arguments.slice(1).some((body) => this.asserts(body, module));
        if (title !== undefined && asserts) {
          titles.push(title);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(module.file);
    return titles;
  }

  /** Whether the code calls an assertion, or a function of the tests that does. */
  private asserts(node: ts.Node, module: Module): boolean {
    const known = this.verdicts.get(node);
    if (known !== undefined) {
      return known;
    }
    // A function that calls itself proves nothing by that.
    this.verdicts.set(node, false);
    const found = this.search(node, module);
    this.verdicts.set(node, found);
    return found;
  }

  private search(node: ts.Node, module: Module): boolean {
    if (ts.isCallExpression(node)) {
      const name = calleeName(node);
      if (ASSERTIONS.has(name) || this.functionAsserts(name, module)) {
        return true;
      }
    }
    return (
      (ts.isIdentifier(node) && this.functionAsserts(node.text, module)) ||
      ts.forEachChild(node, (child) => this.search(child, module) || undefined) === true
    );
  }

  private functionAsserts(name: string, module: Module): boolean {
    const own = module.functions.get(name);
    if (own) {
      return this.asserts(own, module);
    }
    const imported = module.imports.get(name);
    if (!imported) {
      return false;
    }
    const source = this.moduleAt(imported.path);
    const body = source.functions.get(imported.name);
    return body !== undefined && this.asserts(body, source);
  }

  private moduleAt(path: string): Module {
    const module = this.modules.get(path) ?? readModule(path, readFileSync(path, 'utf8'));
    this.modules.set(path, module);
    return module;
  }
}

function readModule(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const functions = new Map<string, ts.Node>();
  const imports = new Map<string, {path: string; name: string}>();
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) {
      functions.set(node.name.text, node.body);
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)) {
        functions.set(node.name.text, node.initializer.body);
      }
    } else if (ts.isMethodDeclaration(node) && ts.isIdentifier(node.name) && node.body) {
      functions.set(node.name.text, node.body);
    } else if (ts.isImportDeclaration(node)) {
      readImport(node, path, imports);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {file, functions, imports};
}

function readImport(
  {moduleSpecifier, importClause}: ts.ImportDeclaration,
  from: string,
  imports: Map<string, {path: string; name: string}>,
): void {
  const target = (moduleSpecifier as ts.StringLiteral).text;
  const base = resolve(dirname(from), target);
  const path = ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(file));
  const bindings = importClause?.namedBindings;
  if (!target.startsWith('.') || path === undefined || !bindings || !ts.isNamedImports(bindings)) {
    return;
  }
  for (const {name, propertyName} of bindings.elements) {
    imports.set(name.text, {path, name: (propertyName ?? name).text});
  }
}

/** `it` of `it.each(rows)(…)`, `assert` of `assert.equal(…)`, `expect` of `expect(a).not.toBe(…)`. */
function calleeName({expression}: ts.CallExpression): string {
  let node: ts.Expression = expression;
  while (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    if (ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node.expression)) {
      const root = node.expression;
      if (ts.isIdentifier(root) && (ASSERTIONS.has(root.text) || TESTS.has(root.text))) {
        return root.text;
      }
      return node.name.text;
    }
    node = node.expression;
  }
  return ts.isIdentifier(node) ? node.text : '';
}

function isSkipped({expression}: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && /^(?:skip|todo)$/.test(expression.name.text);
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) {
    return node.text;
  }
  return node && ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('')
    : undefined;
}
