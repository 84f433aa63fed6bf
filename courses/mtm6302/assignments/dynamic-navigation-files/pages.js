// The pages of the site, in the order of the menu.
const pages = [
  { id: 'home', file: 'index.html', title: 'Home' },
  { id: 'courses', file: 'courses.html', title: 'Courses' },
  { id: 'kiln', file: 'kiln.html', title: 'Kiln' },
  { id: 'visit', file: 'visit.html', title: 'Visit' },
];
