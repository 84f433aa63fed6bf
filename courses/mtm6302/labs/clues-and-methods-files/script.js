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

  // 1. addClue(property, value)

  // 2. fits(suspect)

  // 3. remaining()
};

// 4. What the investigators found:
//    boot prints by the window, a cup of tea that was still warm,
//    and a note in red ink.

// 5. The page: the description, the clues, the suspects and the result

console.log(mystery.describe());
