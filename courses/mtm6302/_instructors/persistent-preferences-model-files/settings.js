// Only the page with the form loads this file, after preferences.js.

const form = document.querySelector('.settings');
const theme = document.querySelector('#theme');
const size = document.querySelector('#size');
const wide = document.querySelector('#wide');
const forget = document.querySelector('.forget');
const message = document.querySelector('.message');

function showInForm(preferences) {
  theme.value = preferences.theme;
  size.value = preferences.size;
  wide.checked = preferences.wide;
}

form.addEventListener('change', () => {
  const preferences = {
    theme: theme.value,
    size: size.value,
    wide: wide.checked,
  };
  applyPreferences(preferences);
  message.textContent = savePreferences(preferences)
    ? 'Saved in this browser.'
    : 'Used for this page, but your browser doesn’t let it be saved.';
});

forget.addEventListener('click', () => {
  forgetPreferences();
  const preferences = loadPreferences();
  applyPreferences(preferences);
  showInForm(preferences);
  message.textContent = 'Your settings were deleted.';
});

showInForm(loadPreferences());
