// The words. Give this file to a friend who doesn’t know the story.
// Keep the quotation marks, and begin only the name with a capital letter.

const hero = 'Priya'; // a first name
const animal = 'otter'; // an animal, singular
const thing = 'umbrella'; // a thing, singular
const adjective = 'orange'; // an adjective
const count = 3; // a whole number from 1 to 6
const mood = 'happy'; // 'happy', 'scary' or anything else
