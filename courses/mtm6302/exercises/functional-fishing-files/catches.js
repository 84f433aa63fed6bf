// Everything that was caught at Pine Lake today. This file is complete, don't change it.
// Each catch is an object: read its values with a dot, such as fish.species or fish.weight.

const catches = [
  {
    species: 'Walleye',
    angler: 'Noor',
    weight: 1.5,
    length: 48,
    released: true,
  },
  { species: 'Perch', angler: 'Sam', weight: 0.5, length: 22, released: true },
  { species: 'Pike', angler: 'Ines', weight: 4, length: 81, released: true },
  {
    species: 'Perch',
    angler: 'Noor',
    weight: 0.25,
    length: 19,
    released: true,
  },
  { species: 'Bass', angler: 'Theo', weight: 2, length: 41, released: false },
  {
    species: 'Walleye',
    angler: 'Ines',
    weight: 2.25,
    length: 56,
    released: true,
  },
  { species: 'Trout', angler: 'Sam', weight: 1, length: 38, released: true },
  { species: 'Pike', angler: 'Theo', weight: 3.5, length: 74, released: true },
  {
    species: 'Bass',
    angler: 'Noor',
    weight: 1.25,
    length: 36,
    released: false,
  },
  {
    species: 'Perch',
    angler: 'Ines',
    weight: 0.75,
    length: 25,
    released: true,
  },
];
