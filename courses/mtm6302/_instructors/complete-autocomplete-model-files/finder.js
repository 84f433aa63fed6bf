const suggestionList = document.querySelector('#suggestions');
const details = document.querySelector('#details');

const finder = {
  recipes: recipes, // the array in recipes.js
  limit: 5,

  // 1. 'Squash soup' becomes 'Squash soup, 40 min'
  label(recipe) {
    return `${recipe.name}, ${recipe.minutes} min`;
  },

  // 2. 'No recipe found', '1 recipe shown', '2 recipes shown' …
  countText(count) {
    if (count === 0) {
      return 'No recipe found';
    }
    if (count === 1) {
      return '1 recipe shown';
    }
    return `${count} recipes shown`;
  },

  // 3. An array of the recipes whose name contains the text
  matches(typed) {
    const text = typed.trim().toLowerCase();
    if (text === '') {
      return [];
    }
    return this.recipes
      .filter((recipe) => recipe.name.toLowerCase().includes(text))
      .slice(0, this.limit);
  },
};

// 4. One li with a button for each recipe in the array
function showSuggestions(found) {
  suggestionList.replaceChildren();
  for (const recipe of found) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = finder.label(recipe);

    const item = document.createElement('li');
    item.append(button);
    suggestionList.append(item);
  }
}

// 5. Name, time, tags and ingredients of one recipe
function showRecipe(recipe) {
  const heading = document.createElement('h2');
  heading.textContent = recipe.name;

  const summary = document.createElement('p');
  summary.textContent = `${recipe.minutes} minutes, ${recipe.tags.join(', ')}`;

  const list = document.createElement('ul');
  for (const [ingredient, amount] of Object.entries(recipe.ingredients)) {
    const item = document.createElement('li');
    item.textContent = `${ingredient}: ${amount}`;
    list.append(item);
  }

  details.replaceChildren(heading, summary, list);
}
