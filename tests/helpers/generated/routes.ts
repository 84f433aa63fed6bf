/** The route table of a small site, in the form that Docusaurus 3.10.2 generates. */
const routes = [
  {path: '/', exact: true},
  ...['modules', 'mtm6130', 'mtm6201', 'mtm6302'].map((area) => ({
    path: `/${area}/`,
    routes: [
      {
        path: `/${area}/`,
        routes: pathsOf(area).map((path) => ({path, exact: true})),
      },
    ],
  })),
  {path: '*'},
];

function pathsOf(area: string): readonly string[] {
  return area === 'modules'
    ? [
        '/modules/',
        '/modules/css/',
        '/modules/css/css-grid/',
        '/modules/css/css-grid/grid-gap.html',
      ]
    : [
        `/${area}/`,
        `/${area}/content/`,
        ...(area === 'mtm6302' ? [] : [`/${area}/overview/`]),
        ...(area === 'mtm6130' ? ['/mtm6130/labs/first.html'] : []),
      ];
}

export default routes;
