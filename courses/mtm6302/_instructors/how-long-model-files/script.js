// How long does it take to watch a whole series?

// 1. What you know. Change the values to a series of your own.
const series = 'The Lighthouse Keepers';
const episodes = 62;
const minutesPerEpisode = 48;
const episodesPerEvening = 4;

// 2. My predictions, worked out on paper:
//    total in minutes: 2976
//    days, hours and minutes: 2 days, 1 hour, 36 minutes
//    evenings: 16, because 15.5 is more than 15
//    share of a month: about 5%, so I was wrong: it is 7%

// 3. The total in minutes
const totalMinutes = episodes * minutesPerEpisode;
console.log('Total in minutes:', totalMinutes);

// 4. The total as days, hours and minutes
const minutes = totalMinutes % 60;
const totalHours = (totalMinutes - minutes) / 60;
const hours = totalHours % 24;
const days = (totalHours - hours) / 24;
console.log('Days, hours, minutes:', days, hours, minutes);

// 5. The number of evenings, rounded up
const evenings = Math.ceil(episodes / episodesPerEvening);
console.log('Evenings:', evenings);

// 6. The share of a month of 30 days, in percent, rounded
const minutesInMonth = 30 * 24 * 60;
const share = Math.round((totalMinutes / minutesInMonth) * 100);
console.log('Percent of a month:', share);

// 7. Three sentences in the console
const wholeTime = `${days} days, ${hours} hours and ${minutes} minutes`;
const eveningsText = `${evenings} evenings with ${episodesPerEvening} episodes each, or fewer on the last one`;
const shareText = `${share}% of a month of 30 days`;
console.log(wholeTime);
console.log(eveningsText);
console.log(shareText);

// 8. The page
document.querySelector('#series').textContent = series;
document.querySelector('#whole-time').textContent = wholeTime;
document.querySelector('#evenings').textContent = eveningsText;
document.querySelector('#share').textContent = shareText;
