// The clues of the board. Add a fourth category of your own at the end.
// Each clue has its points, its text, and an array of answers that count as right, in lower-case letters.

const categories = [
  {
    name: 'HTML',
    clues: [
      {
        points: 100,
        text: 'This element is the most important heading of a page.',
        answers: ['h1', '<h1>'],
      },
      {
        points: 200,
        text: 'This attribute of an image describes it in words.',
        answers: ['alt'],
      },
      {
        points: 300,
        text: 'This element contains the main links of a site.',
        answers: ['nav', '<nav>'],
      },
      {
        points: 400,
        text: 'This element opens as a window above the page.',
        answers: ['dialog', '<dialog>'],
      },
    ],
  },
  {
    name: 'CSS',
    clues: [
      {
        points: 100,
        text: 'This property sets the colour of text.',
        answers: ['color'],
      },
      {
        points: 200,
        text: 'This property is the space inside the border.',
        answers: ['padding'],
      },
      {
        points: 300,
        text: 'This unit is the font size of the root element.',
        answers: ['rem'],
      },
      {
        points: 400,
        text: 'This value of display puts children into rows and columns that you define.',
        answers: ['grid', 'inline-grid'],
      },
    ],
  },
  {
    name: 'JavaScript',
    clues: [
      {
        points: 100,
        text: 'A variable declared with this keyword is never reassigned.',
        answers: ['const'],
      },
      {
        points: 200,
        text: 'This operator checks whether two values are strictly equal.',
        answers: ['===', 'triple equals'],
      },
      {
        points: 300,
        text: 'This array method makes a new array from what a function returns for each item.',
        answers: ['map', 'map()'],
      },
      {
        points: 400,
        text: 'This method of an element registers an event listener.',
        answers: ['addeventlistener', 'addeventlistener()'],
      },
    ],
  },
];
