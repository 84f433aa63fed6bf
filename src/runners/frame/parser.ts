/**
 * All that needs the parser, as one chunk: loaded when code has a loop, awaits, or has an error of
 * syntax that has no line.
 */
export {awaitsAtTop, guardLoops} from './guardLoops';
export {findScriptError} from './syntaxErrors';
