// 1. The first number, and two variables: the seconds that are left, and the timer

// 2. Two pictures: one for the end, one for a countdown that was stopped

// 3. The function tick

// 4. The function start

// 5. The function stop

// 6. The buttons

// A trial picture. Delete these lines when button A works.
basic.showLeds(`
  . . . . .
  . # . # .
  . . . . .
  # . . . #
  . # # # .
`);
