// The state: the items, and what the person has chosen, such as a filter.
const state = {
  items: [],
};

const message = document.querySelector('#message');
const list = document.querySelector('#items');

// Copies the state to the page, and changes nothing in the state.
function show() {
  list.replaceChildren();
  for (const item of state.items) {
    const element = document.createElement('li');
    element.textContent = item.name;
    list.append(element);
  }
  message.textContent = `Items: ${state.items.length}`;
}

// Loads the data, once. This needs a local server.
async function begin() {
  message.textContent = 'Loading …';
  try {
    const response = await fetch('data.json');
    if (!response.ok) {
      throw new Error(`The status was ${response.status}`);
    }
    state.items = await response.json();
  } catch (error) {
    console.warn(error);
    message.textContent = 'The data could not be loaded.';
    return;
  }
  // This is outside of try, so that an error in show() isn't reported as a loading error.
  show();
}

begin();
