// The contacts of a student radio station. The people are invented.
// You may read this file, but don't change it.

const contacts = [
  {
    id: 1,
    first: 'Noor',
    last: 'Haddad',
    phone: '613-555-0142',
    tags: ['host'],
  },
  {
    id: 2,
    first: 'Sam',
    last: 'Okafor',
    phone: '613-555-0117',
    tags: ['sound', 'host'],
  },
  {
    id: 3,
    first: 'Ines',
    last: 'Moreau',
    phone: '819-555-0163',
    tags: ['news'],
  },
  {
    id: 5,
    first: 'Theo',
    last: 'Adams',
    phone: '613-555-0108',
    tags: [],
  },
  {
    id: 6,
    first: 'Mika',
    last: 'Samuelsen',
    phone: '343-555-0190',
    tags: ['sound'],
  },
];
