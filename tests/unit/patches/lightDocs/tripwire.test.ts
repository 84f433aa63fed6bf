import {compiledText} from '../../../helpers/tripwire';

describe('trip-wire: what lightDocs needs of plugin-content-docs 3.10', () => {
  const routes = compiledText('lightDocs', '@docusaurus/plugin-content-docs/lib/routes.js');

  it('the route of a version carries its data as props', () => {
    routes.mustContain('component: options.docVersionRootComponent');
    routes.mustContain('version: (0, props_1.toVersionMetadataProp)');
  });

  it('each document is a route of its own, with its metadata in a file', () => {
    routes.mustContain('component: options.docItemComponent');
    routes.mustContain('createData(');
  });
});
