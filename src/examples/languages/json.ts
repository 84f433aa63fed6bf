import type {Executor} from '../types';

export const execute: Executor = async ({files}) => {
  const {text, line} = files[0]!;
  try {
    JSON.parse(text);
    return {findings: []};
  } catch (error) {
    const {message} = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return {
      findings: [{line: line + text.slice(0, position).split('\n').length - 1, message}],
    };
  }
};
