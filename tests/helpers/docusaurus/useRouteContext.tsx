/** The plugin that the page belongs to. */
const useRouteContext = jest.fn(() => ({
  plugin: {id: 'modules', name: 'docusaurus-plugin-content-docs'},
}));

export default useRouteContext;
