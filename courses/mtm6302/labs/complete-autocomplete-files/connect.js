// This file connects your functions with what people do on the page. It uses
// events, which are the subject of Week 9. You don't need to change it.

const field = document.querySelector('#search');
const message = document.querySelector('#message');
let current = []; // the recipes that are suggested at the moment

// After every change of the field
field.addEventListener('input', () => {
  current = finder.matches(field.value);
  showSuggestions(current);
  message.textContent =
    field.value.trim() === '' ? '' : finder.countText(current.length);
});

// When a suggestion is pressed
suggestionList.addEventListener('click', (event) => {
  const item = event.target.closest('li');
  if (!item) {
    return;
  }
  const recipe = current[Array.from(suggestionList.children).indexOf(item)];
  field.value = recipe.name;
  current = [];
  showSuggestions(current);
  message.textContent = '';
  showRecipe(recipe);
  details.focus();
});
