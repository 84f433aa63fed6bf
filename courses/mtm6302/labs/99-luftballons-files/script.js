// 1. How many balloons, their colours, and an empty array for those in the sky

// 2. A function colourOf that takes the number of a balloon and returns its colour

// 3. A loop that releases the balloons and stores their colours

// 4. A function countOf that takes a colour and returns how many balloons have it

// 5. The result, in the console and on the page

// A trial balloon. Delete this line when your loop works.
release(1, 'red');
