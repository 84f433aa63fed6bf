// This script runs in a browser, and shows its messages in the console.

console.log('The browser has started the script.');
console.log('Title of the page:', document.title);
console.log('Language of the browser:', navigator.language);

// Remove the two slashes at the beginning of the next line, save, and reload the page.
// consle.log('Ready.');
