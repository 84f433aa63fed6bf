console.log('Who wakes the band?');

// What you can change later
const volume = 7; // from 1 to 10
const isNight = false;

// 1. Three conditions with a name: isAwake, isLoud and drumPlays

// 2. The three instruments

// 3. Shake, rattle, and roll

// 4. The list items and the texts below the images

// 5. Asleep or awake

// 6. The report in the console
