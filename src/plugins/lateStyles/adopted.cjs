/**
 * Bundler loader for a late style sheet, in the place of the one that extracts sheets into files: the script takes the
 * sheet along, and the document adopts it when the script is evaluated. The pages' policy allows that.
 *
 * Its option `minify` is a function from style sheet to style sheet.
 */
module.exports = function adopted(source) {
  return source;
};

/** The loaders after this one make a script that lists the sheet and those that it refers to; its own is the last. */
module.exports.pitch = function pitch(remaining) {
  const done = this.async();
  const {minify} = this.getOptions();
  const request = `${this.resourcePath}.webpack[javascript/auto]!=!!!${remaining}`;
  this.importModule(request, {}, (error, loaded) => {
    if (error) {
      done(error);
      return;
    }
    const list = loaded.default ?? loaded;
    done(null, adoptedScript(minify(list.at(-1)[1]), list.locals));
  });
};

function adoptedScript(css, locals = {}) {
  return [
    'const sheet = new CSSStyleSheet();',
    `sheet.replaceSync(${JSON.stringify(css)});`,
    'document.adoptedStyleSheets.push(sheet);',
    `export default ${JSON.stringify(locals)};`,
  ].join('\n');
}

module.exports.adoptedScript = adoptedScript;
