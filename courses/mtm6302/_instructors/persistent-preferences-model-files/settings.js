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

// For example “dark, large, more space”
function describe(preferences) {
  const space = preferences.wide ? ', more space' : '';
  return `${preferences.theme}, ${preferences.size}${space}`;
}

form.addEventListener('change', () => {
  const preferences = {
    theme: theme.value,
    size: size.value,
    wide: wide.checked,
  };
  applyPreferences(preferences);
  message.textContent = savePreferences(preferences)
    ? `Saved in this browser: ${describe(preferences)}.`
    : `Not saved, because your browser doesn’t allow it: ${describe(preferences)}.`;
});

forget.addEventListener('click', () => {
  const isDeleted = forgetPreferences();
  const preferences = loadPreferences();
  applyPreferences(preferences);
  showInForm(preferences);
  message.textContent = isDeleted
    ? 'Your settings were deleted.'
    : 'Your browser doesn’t let the settings be deleted.';
});

showInForm(loadPreferences());
