import type {Hint} from './types';

/** Errors of PHP. */
export const PHP_HINTS: readonly Hint[] = [
  {
    pattern: /Call to undefined function (\w+)\(\)/,
    hint: ([, name]) =>
      `PHP knows no function “${name}”. Is it spelled as where it was defined, and is that file included?`,
  },
  {
    pattern: /Undefined constant "?(\w+)"?/,
    hint: ([, name]) =>
      `“${name}” has no $ and no quotation marks, so PHP takes it for a constant. Is it a variable or a text?`,
  },
  {
    pattern: /^Parse error: .*unexpected (?:end of file|token "\}")|^Parse error: Unclosed/,
    hint: () =>
      'A bracket or quotation mark is opened and never closed, or closed twice. Count them from the top of the block.',
  },
  {
    pattern: /^Parse error/,
    hint: () =>
      'Look at the end of the line before: is its semicolon, its bracket or its quotation mark missing?',
  },
  {
    pattern: /Call to a member function (\w+)\(\) on (\w+)/,
    hint: ([, name, type]) =>
      `What stands before “->${name}()” is ${type}, not an object. Print it with var_dump on the line before.`,
  },
  {
    pattern: /Call to undefined method (\w+)::(\w+)\(\)/,
    hint: ([, type, name]) =>
      `The class “${type}” has no method “${name}”. Check its spelling and where the method is defined.`,
  },
  {
    pattern: /Class "(\w+)" not found/,
    hint: ([, name]) =>
      `There is no class called “${name}” here. Is it spelled as where it is defined, and is that file included?`,
  },
  {
    pattern: /Too few arguments to function ([\w:\\]+)\(\), (\d+) passed/,
    hint: ([, name, count]) =>
      `“${name}” needs more arguments than the ${count} that it got. Compare the call with the definition.`,
  },
  {
    pattern: /Argument #(\d+) \((\$\w+)\) must be of type (\S+), (\S+) given/,
    hint: ([, number, name, wanted, given]) =>
      `Argument ${number}, ${name}, should be ${wanted} and is ${given}. Convert it, or pass another value.`,
  },
  {
    pattern: /Unsupported operand types/,
    hint: () =>
      'These two values cannot be calculated with each other. Print both with var_dump; texts are joined with a dot.',
  },
  {
    pattern: /Failed opening required '([^']+)'/,
    hint: ([, path]) =>
      `There is no file “${path}”. Check its name, and the folder that the path starts from.`,
  },
  {
    pattern: /Cannot redeclare (?:function )?(\w+)\(\)/,
    hint: ([, name]) =>
      `“${name}” is defined twice, or its file is included twice. Use require_once, or another name.`,
  },
  {
    pattern: /Cannot access (?:private|protected) property/,
    hint: () =>
      'The property is visible inside its class only. Add a method that gives it, and call that.',
  },
  {
    pattern: /^Fatal error: (?:Allowed memory size|out of memory)|Infinite recursion/i,
    hint: () => 'Does a loop fill a list without end, or does a function call itself without end?',
  },
  {
    pattern: /Division by zero|Modulo by zero/,
    hint: () => 'The number after / or % is 0. Test it with if before you divide.',
  },
];
