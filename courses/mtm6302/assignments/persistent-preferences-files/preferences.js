// Both pages load this file.

const KEY = 'night-ferry-preferences';
const themes = ['system', 'light', 'dark'];
const sizes = ['normal', 'large', 'larger'];

// 1. Returns an object such as { theme: 'dark', size: 'large', wide: true },
//    always with the three properties, and with values that the page can use.
//    wide: true means more space between the lines
function loadPreferences() {
  return { theme: 'system', size: 'normal', wide: false };
}

// 2. Stores the object. Returns true, or false if that isn’t possible
function savePreferences(preferences) {
  return false;
}

// 3. Removes what is stored. Returns true, or false if that isn’t possible
function forgetPreferences() {
  return false;
}

// 4. Makes the page match the object
function applyPreferences(preferences) {
  const root = document.documentElement; // the html element
  root.dataset.theme = preferences.theme;
}

applyPreferences(loadPreferences());
