// Replace these facts with three of your own. Check each one in a source that you trust.
const myName = 'Robin';
const myFacts = [
  'The word “pixel” is short for “picture element”.',
  'The status code 418, “I’m a teapot”, comes from an April Fools’ joke of 1998.',
  'The first version of JavaScript was written in ten days, in May 1995.',
];

// Replace these with the facts that your classmate sends you.
const classmateName = 'Amara';
const classmateFacts = [
  'The element <blink> made text flash. No current browser supports it.',
  'The first website ever made is online again at info.cern.ch.',
];

// 1. The list, and a function addFact(list, fact, author)

// 2. All the facts: two loops

// 3. The number of facts

// 4. A function pickRandom(items), and the fact for this visit

console.log(`${myName} has ${myFacts.length} facts.`);
console.log(`${classmateName} has ${classmateFacts.length} facts.`);
