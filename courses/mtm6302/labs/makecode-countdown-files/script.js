// 1. The first number, and three variables: the seconds that are left, the timer, and isRunning

// 2. Two pictures: one for the end, one for a countdown that was stopped

// 3. The function tick

// 4. The function start

// 5. Button A

// 6. The function stopCountdown, and button B

// A trial picture. Delete these lines in step 3.
basic.showLeds(`
  . . . . .
  . # . # .
  . . . . .
  # . . . #
  . # # # .
`);
