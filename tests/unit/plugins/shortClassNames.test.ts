import {withNames} from '../../../src/plugins/shortClassNames';
import {nameClasses} from '../../../src/plugins/shortClassNames/nameClasses';

describe('nameClasses', () => {
  const nameClass = nameClasses(
    new Map([
      ['/b/styles.module.css', '.title, .list > .item-1 { margin: .5rem }'],
      ['/a/styles.module.css', '.title:hover .title { color: red } .only {}'],
    ]),
  );

  it('numbers a name that several sheets have, in the order of their paths', () => {
    expect(nameClass('/a/styles.module.css', 'title')).toBe('title_');
    expect(nameClass('/b/styles.module.css', 'title')).toBe('title_1');
  });

  it('numbers no other, and keeps it apart from classes that are not of a module', () => {
    expect(nameClass('/a/styles.module.css', 'only')).toBe('only_');
    expect(nameClass('/b/styles.module.css', 'item-1')).toBe('item-1_');
  });

  it('leaves a class that was added later, and a sheet of a package, to the bundler', () => {
    expect(nameClass('/a/styles.module.css', 'list')).toBeUndefined();
    expect(nameClass('/node_modules/x/styles.module.css', 'title')).toBeUndefined();
  });
});

describe('withNames', () => {
  const modules = {localIdentName: '[local]_[contenthash]', exportOnlyLocals: true};
  const script = {test: /js/, use: [{loader: 'swc'}]};
  const sheet = {test: /css/, use: [{loader: 'css-loader', options: {modules}}, {loader: 'x'}]};

  it('changes how the bundler names the classes of modules, and nothing else', () => {
    const [first, second] = withNames([script, sheet], (path, name) => `${path} ${name}`);
    expect(first).toBe(script);
    expect(second).toEqual({
      ...sheet,
      use: [
        {
          loader: 'css-loader',
          options: {modules: {...modules, getLocalIdent: expect.any(Function) as never}},
        },
        {loader: 'x'},
      ],
    });
    const {use} = second as {
      use: [{options: {modules: {getLocalIdent(...given: unknown[]): string}}}];
    };
    const {getLocalIdent} = use[0].options.modules;
    expect(getLocalIdent({resourcePath: '/a.css'}, '[local]', 'title')).toBe('/a.css title');
  });

  it('says what to do when Docusaurus names classes in another way', () => {
    expect(() => withNames([script], () => undefined)).toThrow(/shortClassNames.*or delete it/);
  });
});
