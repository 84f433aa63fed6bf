const suggestionList = document.querySelector('#suggestions');
const details = document.querySelector('#details');

const finder = {
  recipes: recipes, // the array in recipes.js
  limit: 5,

  // 1. 'Squash soup' becomes 'Squash soup, 40 min'
  label(recipe) {
    return '';
  },

  // 2. 'No recipe found', '1 recipe shown', '2 recipes shown' …
  countText(count) {
    return '';
  },

  // 3. An array of the recipes whose name contains the text
  matches(typed) {
    return [];
  },
};

// 4. One li with a button for each recipe in the array
function showSuggestions(found) {}

// 5. Name, time, tags and ingredients of one recipe
function showRecipe(recipe) {}
