import type {RunError} from '../types';

export interface MovedLines {
  /** Number of lines by which the script moved down. */
  readonly shift: number;
  /** Line number of the script's last line in the file. */
  readonly last: number;
}

/** A component as a module, with its style sheet. */
export interface ComponentParts {
  /** Code of the module whose default export is the component. */
  readonly module: string;
  readonly isTyped: boolean;
  /** Where the script is in the module, if its lines have moved. */
  readonly moved?: MovedLines;
  readonly css: string;
}

/** `<script setup>`, types and scoped styles need Vue's own compiler, which is larger than Vue itself. */
export function needsCompiler(source: string): boolean {
  return (
    /^<script\b[^>]*\b(?:setup|lang)\b/m.test(source) ||
    /^<style\b[^>]*\b(?:scoped|module|lang)\b/m.test(source) ||
    /^<template\b[^>]*\blang\b/m.test(source)
  );
}

/** Separates the template, options and style sheets of a component. Vue compiles the template at run time. */
export function splitComponent(source: string): ComponentParts | {readonly error: RunError} {
  const parts = findParts(source);
  const open = parts.find(({text}) => text === undefined);
  if (open) {
    return {error: {message: UNCLOSED, line: lineAt(source, open.start)}};
  }
  const script = parts.find(({name}) => name === 'script');
  const template = parts.find(({name}) => name === 'template');
  if (!script && !template) {
    return {error: {message: NOTHING_SHOWN, line: 1}};
  }
  const css = parts.flatMap(({name, text}) => (name === 'style' ? [text] : [])).join('\n');
  // Keeps the script's line numbers the same as in the file.
  const before = script ? lineAt(source, script.start) - 1 : 0;
  const options = script?.text ?? 'export default {};\n';
  const added = template
    ? `(exports.default ??= {}).template ??= ${JSON.stringify(template.text)};`
    : '';
  return {module: `${'\n'.repeat(before)}${options}\n${added}`, isTyped: false, css};
}

// Uses the wording of Vue's own compiler, which is not loaded just for this message.
const UNCLOSED = 'SyntaxError: Element is missing end tag.';
const NOTHING_SHOWN =
  'SyntaxError: At least one <template> or <script> is required in a single file component.';

interface Part {
  readonly name: string;
  /** Undefined if the part is never closed. */
  readonly text?: string;
  /** Index at which the text starts. */
  readonly start: number;
}

const OPENING = /<!--[\s\S]*?-->|<(script|style|template)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;

function findParts(source: string): readonly Part[] {
  const parts: Part[] = [];
  const opening = new RegExp(OPENING);
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const name = match[1];
    if (name !== undefined) {
      const start = opening.lastIndex;
      const end = findEnd(source, name, start);
      parts.push({name, text: end === undefined ? undefined : source.slice(start, end), start});
      opening.lastIndex = end ?? source.length;
    }
  }
  return parts;
}

/** Index at which a part ends. A template may contain other templates. */
function findEnd(source: string, name: string, start: number): number | undefined {
  const tag = new RegExp(`<(/?)${name}\\b(?:"[^"]*"|'[^']*'|[^>"'])*?(/?)>`, 'g');
  tag.lastIndex = start;
  let depth = 1;
  for (let match = tag.exec(source); match; match = tag.exec(source)) {
    const [, isEnd, isEmpty] = match;
    if (isEnd) {
      depth -= 1;
    } else if (name === 'template' && !isEmpty) {
      depth += 1;
    }
    if (depth === 0) {
      return match.index;
    }
  }
  return undefined;
}

function lineAt(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}
