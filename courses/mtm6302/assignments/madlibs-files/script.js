const title = document.querySelector('h1');
const part1 = document.querySelector('#part-1');
const part2 = document.querySelector('#part-2');
const part3 = document.querySelector('#part-3');

// 1. withArticle('sleepy') returns 'a sleepy', and withArticle('orange') returns 'an orange'

// 2. plural(1, 'umbrella') returns '1 umbrella', and plural(3, 'umbrella') returns '3 umbrellas'

// 3. very(3) returns 'very very very'

// 4. ending('scary') returns the last sentence

// 5. tellStory() shows everything

console.log('Ready:', title, part1, part2, part3);
