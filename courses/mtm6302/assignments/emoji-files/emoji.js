// The dictionary. The year is that of the Unicode version that added the emoji.
const dictionary = [
  { symbol: '🍕', name: 'pizza', group: 'food', year: 2010 },
  { symbol: '🦊', name: 'fox', group: 'animals', year: 2016 },
  { symbol: '🎸', name: 'guitar', group: 'music', year: 2010 },
  { symbol: '🌮', name: 'taco', group: 'food', year: 2015 },
  { symbol: '🛶', name: 'canoe', group: 'outdoors', year: 2016 },
  { symbol: '🦉', name: 'owl', group: 'animals', year: 2016 },
  { symbol: '🍵', name: 'tea', group: 'food', year: 2010 },
  { symbol: '🫎', name: 'moose', group: 'animals', year: 2022 },
  { symbol: '🥁', name: 'drum', group: 'music', year: 2016 },
  { symbol: '🌈', name: 'rainbow', group: 'outdoors', year: 2010 },
  { symbol: '🧇', name: 'waffle', group: 'food', year: 2019 },
  { symbol: '🦦', name: 'otter', group: 'animals', year: 2019 },
  { symbol: '🪗', name: 'accordion', group: 'music', year: 2020 },
  { symbol: '🚲', name: 'bicycle', group: 'outdoors', year: 2010 },
];
