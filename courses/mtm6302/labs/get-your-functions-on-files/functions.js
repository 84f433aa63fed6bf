// Lengths are in seconds. You may use these two lists in the console.
const sampleTitles = ['Paper Moon', 'Salt', 'Night Bus', 'Kitchen Floor', 'Low Tide'];
const sampleLengths = [185, 242, 199, 320, 60];

// 1. 185 becomes '3:05'
function toTime(seconds) {}

// 2. Is a song longer than the limit? If no limit is given, it is 240 seconds.
function isLong(seconds, limit) {}

// 3. The sum of all lengths
function total(lengths) {}

// 4. The mean length; 0 if there are no songs
function average(lengths) {}

// 5. A new array with every length as in 1
function toTimes(lengths) {}

// 6. A new array without the songs that are longer than the limit, which is 240 seconds
//    if none is given
function withoutLong(lengths, limit) {}

// 7. The greatest length; 0 if there are no songs
function longest(lengths) {}

// 8. The place of a title, beginning with 1; 0 if it isn't in the list
function placeOf(titles, title) {}

// 9. For how many lengths does the function condition return true?
function countIf(lengths, condition) {}

// 10. A new array with the first title repeated at the end; a new empty array
//     if there are no titles
function withEncore(titles) {}
