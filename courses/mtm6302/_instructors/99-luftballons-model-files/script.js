// 1. How many balloons, their colours, and an empty array for those in the sky
const total = 99;
const colours = ['red', 'yellow', 'green', 'blue', 'violet'];
const inTheSky = [];

// 2. A function colourOf that takes the number of a balloon and returns its colour
function colourOf(number) {
  if (number % 10 === 0) {
    return 'gold';
  }
  return colours[(number - 1) % colours.length];
}

// 3. A loop that releases the balloons and stores their colours
for (let number = 1; number <= total; number++) {
  const colour = colourOf(number);
  release(number, colour);
  inTheSky.push(colour);
}

// 4. A function countOf that takes a colour and returns how many balloons have it
function countOf(colour) {
  let count = 0;
  for (const balloon of inTheSky) {
    if (balloon === colour) {
      count++;
    }
  }
  return count;
}

// 5. The result, in the console and on the page
const allColours = colours.concat('gold');
const parts = [];
for (const colour of allColours) {
  const part = `${countOf(colour)} ${colour}`;
  console.log(part);
  parts.push(part);
}
document.querySelector('#count').textContent =
  `${inTheSky.length} balloons: ${parts.join(', ')}`;
