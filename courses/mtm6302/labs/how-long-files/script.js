// How long does it take to watch a whole series?

// 1. What you know. Change the values to a series of your own.
const series = 'The Lighthouse Keepers';
const episodes = 62;
const minutesPerEpisode = 48;
const episodesPerEvening = 4;

// 2. My predictions, worked out on paper:
//    total in minutes:
//    days, hours and minutes:
//    evenings:
//    share of a month:

// 3. The total in minutes

// 4. The total as days, hours and minutes

// 5. The number of evenings, rounded up

// 6. The share of a month of 30 days, in percent, rounded

// 7. Three sentences in the console

// 8. The page
document.querySelector('#series').textContent = series;
