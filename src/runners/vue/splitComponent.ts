export interface MovedLines {
  /** Lines by which it moved down. */
  readonly shift: number;
  /** Last line of the script in the file. */
  readonly last: number;
}

/** A component as a module with its sheet. */
export interface ComponentParts {
  /** Module code whose default export is the component. */
  readonly module: string;
  readonly isTyped: boolean;
  /** Where the script of the file stands in the module, when its lines have moved. */
  readonly moved?: MovedLines;
  readonly css: string;
}

const PART = (name: string) => new RegExp(`^<${name}\\b([^>]*)>\\n?([\\s\\S]*?)^</${name}>`, 'm');
const STYLES = /^<style\b[^>]*>\n?([\s\S]*?)^<\/style>/gm;

/** `<script setup>`, types and scoped sheets need Vue's own compiler, which is larger than Vue. */
export function needsCompiler(source: string): boolean {
  return (
    /^<script\b[^>]*\b(?:setup|lang)\b/m.test(source) ||
    /^<style\b[^>]*\b(?:scoped|module|lang)\b/m.test(source) ||
    /^<template\b[^>]*\blang\b/m.test(source)
  );
}

/** Template, options and sheets of a component; Vue compiles the template when it runs. */
export function splitComponent(source: string): ComponentParts {
  const script = PART('script').exec(source);
  const template = PART('template').exec(source)?.[2];
  const css = [...source.matchAll(STYLES)].map(([, text]) => text).join('\n');
  const before = script ? source.slice(0, script.index).split('\n').length : 0;
  const options = script?.[2] ?? 'export default {};\n';
  return {
    // The lines of the script stay where they are in the file.
    module: `${'\n'.repeat(before)}${options}\nexports.default.template = ${JSON.stringify(template ?? '')};`,
    isTyped: false,
    css,
  };
}
