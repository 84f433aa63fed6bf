import {unexpectedToken} from '../src/syntax';

it.each([
  ['echo a | | b', '|'],
  ['echo a ; ; echo b', ';'],
  ['| head', '|'],
  ['echo ok &&& echo no', '&'],
  ['echo a;; echo b', ';;'],
  ['if ; then echo x; fi', ';'],
  ['echo (a)', 'a'],
  ['echo x (y)', '('],
])('finds the token at which bash gives up on %s', (line, token) => {
  expect(unexpectedToken(line)).toBe(token);
});

it.each([
  'words=(one two); echo "${words[1]}"',
  'echo "a | | b" \'; ;\' \\; x',
  'case $x in a) echo A;; *) echo B;; esac',
  'greet() { echo hi; }; greet',
  '(cd css && ls) | wc -l',
  'ls nothing 2>&1 | cat; ls >&2',
  'for f in *.css; do echo $f; done && echo end',
  'if [ -f a ]; then echo a; elif ! true; then echo b; else echo c; fi',
  'echo $((1 | 2)) $(ls | | x)',
  'sleep 1 &',
  'find . -name x -exec echo {} \\; | sort',
  'echo # a ; ; b',
])('has nothing against %s', (line) => {
  expect(unexpectedToken(line)).toBeUndefined();
});
