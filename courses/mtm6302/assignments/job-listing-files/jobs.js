// The jobs. You don’t have to change this file.
const jobs = [
  {
    id: 1,
    title: 'Junior Front-End Developer',
    company: 'Copper Kettle Studio, Ottawa',
    tags: ['Junior', 'HTML', 'CSS', 'JavaScript'],
  },
  {
    id: 2,
    title: 'Motion Designer',
    company: 'Northlight Animation, remote',
    tags: ['Senior', 'Animation', 'Remote'],
  },
  {
    id: 3,
    title: 'Web Content Editor',
    company: 'Rideau Nature Museum, Ottawa',
    tags: ['Part-time', 'HTML', 'Writing'],
  },
  {
    id: 4,
    title: 'Interface Designer',
    company: 'Parcel & Pine, remote',
    tags: ['Junior', 'Figma', 'CSS', 'Remote'],
  },
  {
    id: 5,
    title: 'Accessibility Tester',
    company: 'Open Door Digital, Gatineau',
    tags: ['Part-time', 'HTML', 'Writing', 'Remote'],
  },
  {
    id: 6,
    title: 'JavaScript Developer',
    company: 'Tidewater Games, Halifax',
    tags: ['Senior', 'JavaScript', 'Animation'],
  },
  {
    id: 7,
    title: 'Email Designer',
    company: 'Copper Kettle Studio, remote',
    tags: ['Junior', 'HTML', 'CSS', 'Remote'],
  },
];
