/**
 * Everything that needs the parser, as one chunk. It is loaded for code that contains a loop or `await`, or a
 * syntax error without a line number.
 */
export {awaitsAtTop, guardLoops} from './guardLoops';
export {findScriptError} from './syntaxErrors';
