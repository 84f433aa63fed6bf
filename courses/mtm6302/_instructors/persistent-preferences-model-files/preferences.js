// Both pages load this file.

const KEY = 'night-ferry-preferences';
const themes = ['system', 'light', 'dark'];
const sizes = ['normal', 'large', 'larger'];

function loadPreferences() {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch (error) {
    console.log('The preferences could not be read:', error.message);
  }
  return {
    theme: themes.includes(stored.theme) ? stored.theme : 'system',
    size: sizes.includes(stored.size) ? stored.size : 'normal',
    wide: stored.wide === true,
  };
}

function savePreferences(preferences) {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
    return true;
  } catch (error) {
    console.log('The preferences could not be saved:', error.message);
    return false;
  }
}

function forgetPreferences() {
  try {
    localStorage.removeItem(KEY);
    return true;
  } catch (error) {
    console.log('The preferences could not be removed:', error.message);
    return false;
  }
}

function applyPreferences(preferences) {
  const root = document.documentElement; // the html element
  root.dataset.theme = preferences.theme;
  root.dataset.size = preferences.size;
  root.dataset.wide = preferences.wide;
}

applyPreferences(loadPreferences());
