// Every line below "The tests" calls one of your functions and compares the
// result. You don't need to understand the three functions at the top.

// Writes a value as text. JSON.stringify alone would turn NaN, Infinity and, in
// an array, undefined into null.
function show(value) {
  const text = JSON.stringify(value, (key, part) => {
    const isSpecial =
      part === undefined ||
      typeof part === 'function' ||
      (typeof part === 'number' && !Number.isFinite(part));
    return isSpecial ? `‹${typeof part === 'function' ? 'a function' : part}›` : part;
  });
  return text.replace(/"‹(.+?)›"/g, '$1');
}

function check(call, run, expected) {
  const wanted = show(expected);
  let result;
  try {
    result = show(run());
  } catch (error) {
    result = `an error: ${error.message}`;
  }
  const passed = result === wanted;
  const item = document.createElement('li');
  item.className = passed ? 'passed' : 'failed';
  item.textContent = passed
    ? `Passed: ${call} is ${wanted}`
    : `Failed: ${call} should be ${wanted}, but is ${result}`;
  document.querySelector('#results').append(item);
}

function summarize() {
  const all = document.querySelectorAll('#results li').length;
  const passed = document.querySelectorAll('#results .passed').length;
  document.querySelector('#summary').textContent =
    `${passed} of ${all} tests pass`;
}

// The tests

check('toTime(185)', () => toTime(185), '3:05');
check('toTime(242)', () => toTime(242), '4:02');
check('toTime(199)', () => toTime(199), '3:19');
check('toTime(60)', () => toTime(60), '1:00');
check('toTime(9)', () => toTime(9), '0:09');

check('isLong(300)', () => isLong(300), true);
check('isLong(240)', () => isLong(240), false);
check('isLong(100, 90)', () => isLong(100, 90), true);

check('total([185, 242])', () => total([185, 242]), 427);
check('total([])', () => total([]), 0);

check('average([100, 200, 300])', () => average([100, 200, 300]), 200);
check('average([])', () => average([]), 0);

check('toTimes([185, 60])', () => toTimes([185, 60]), ['3:05', '1:00']);
check('toTimes([])', () => toTimes([]), []);

check('withoutLong([185, 320])', () => withoutLong([185, 320]), [185]);
check('withoutLong([60, 90], 70)', () => withoutLong([60, 90], 70), [60]);

check('longest([185, 320, 60])', () => longest([185, 320, 60]), 320);
check('longest([])', () => longest([]), 0);

check("placeOf(['Salt'], 'Salt')", () => placeOf(['Salt'], 'Salt'), 1);
check("placeOf(['Salt'], 'Rain')", () => placeOf(['Salt'], 'Rain'), 0);

check(
  'countIf([60, 90, 300], isLong)',
  () => countIf([60, 90, 300], isLong),
  1,
);
check(
  'countIf([60, 90], (seconds) => seconds < 100)',
  () => countIf([60, 90], (seconds) => seconds < 100),
  2,
);

check("withEncore(['Salt', 'Rain'])", () => withEncore(['Salt', 'Rain']), [
  'Salt',
  'Rain',
  'Salt',
]);
check('withEncore([])', () => withEncore([]), []);

// Your own tests (add them above the last line, which counts the results)

summarize();
