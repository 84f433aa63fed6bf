// The clues of the board. The fourth category is the student’s own.
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
  {
    name: 'Canada',
    clues: [
      {
        points: 100,
        text: 'This city is the capital of Canada.',
        answers: ['ottawa'],
      },
      {
        points: 200,
        text: 'This province has the smallest area.',
        answers: ['prince edward island', 'pei'],
      },
      {
        points: 300,
        text: 'This territory was created in 1999.',
        answers: ['nunavut'],
      },
      {
        points: 400,
        text: 'This is the only Great Lake without a Canadian shore.',
        answers: ['michigan', 'lake michigan'],
      },
    ],
  },
];
