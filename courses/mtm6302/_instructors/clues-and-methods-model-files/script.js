const mystery = {
  missing: 'golden stapler',
  clues: {},
  suspects: [
    { name: 'Wren', shoes: 'boots', drink: 'tea', pen: 'green' },
    { name: 'Basil', shoes: 'boots', drink: 'coffee', pen: 'green' },
    { name: 'Juno', shoes: 'sneakers', drink: 'tea', pen: 'green' },
    { name: 'Milo', shoes: 'boots', drink: 'tea', pen: 'red' },
    { name: 'Pia', shoes: 'sandals', drink: 'tea', pen: 'red' },
    { name: 'Otis', shoes: 'boots', drink: 'coffee', pen: 'red' },
  ],

  describe() {
    return `The ${this.missing} is missing. There are ${this.suspects.length} suspects.`;
  },

  addClue(property, value) {
    this.clues[property] = value;
  },

  fits(suspect) {
    for (const [property, value] of Object.entries(this.clues)) {
      if (suspect[property] !== value) {
        return false;
      }
    }
    return true;
  },

  remaining() {
    return this.suspects.filter((suspect) => this.fits(suspect));
  },
};

mystery.addClue('shoes', 'boots');
mystery.addClue('drink', 'tea');
mystery.addClue('pen', 'red');

document.querySelector('.summary').textContent = mystery.describe();

const clueList = document.querySelector('.clues');
for (const [property, value] of Object.entries(mystery.clues)) {
  const item = document.createElement('li');
  item.textContent = `${property}: ${value}`;
  clueList.append(item);
}

const suspectList = document.querySelector('.suspects');
for (const suspect of mystery.suspects) {
  const item = document.createElement('li');
  item.textContent = suspect.name;
  if (!mystery.fits(suspect)) {
    item.classList.add('is-cleared');
    item.append(' (cleared)');
  }
  suspectList.append(item);
}

const result = document.querySelector('.result');
const remaining = mystery.remaining();
if (remaining.length === 1) {
  result.textContent = `It was ${remaining[0].name}.`;
} else {
  result.textContent = `${remaining.length} suspects are left.`;
}
