// The clues of round two, each worth twice as much. The last category is the student’s own.
// A clue with wager: true lets the player decide how many points it is worth.

const roundTwo = [
  {
    name: 'The DOM',
    clues: [
      {
        points: 200,
        text: 'This method finds the first element for a selector.',
        answers: ['queryselector', 'queryselector()'],
      },
      {
        points: 400,
        text: 'This property replaces the text of an element.',
        answers: ['textcontent', 'innertext'],
      },
      {
        points: 600,
        text: 'This object adds, removes and toggles classes.',
        answers: ['classlist'],
      },
      {
        points: 800,
        text: 'This method finds the nearest ancestor for a selector.',
        answers: ['closest', 'closest()'],
        wager: true,
      },
    ],
  },
  {
    name: 'Data',
    clues: [
      {
        points: 200,
        text: 'This method turns an object into JSON.',
        answers: [
          'json.stringify',
          'json.stringify()',
          'stringify',
          'stringify()',
        ],
      },
      {
        points: 400,
        text: 'localStorage stores only values of this type.',
        answers: ['string', 'strings'],
      },
      {
        points: 600,
        text: 'This array method combines all items into one value with a function of yours.',
        answers: ['reduce', 'reduce()'],
      },
      {
        points: 800,
        text: 'getItem returns this value for an unknown key.',
        answers: ['null'],
      },
    ],
  },
  {
    name: 'Events',
    clues: [
      {
        points: 200,
        text: 'This event happens when a button is pressed and released.',
        answers: ['click'],
      },
      {
        points: 400,
        text: 'This method stops a form from being submitted.',
        answers: ['preventdefault', 'preventdefault()'],
      },
      {
        points: 600,
        text: 'This property of an event is the element where it happened.',
        answers: ['target'],
      },
      {
        points: 800,
        text: 'This event happens when a form is submitted.',
        answers: ['submit'],
      },
    ],
  },
];
