import {createModules} from '../../../../../src/runners/frame/inside/modules';

describe('createModules', () => {
  it('runs a module once, with what it imports from files and libraries', () => {
    const log: unknown[] = [];
    const modules = createModules({vue: 'Vue'}, {Vue: {version: 3}});
    modules.define('lib/a.js', (require, _, exports) => {
      log.push('a');
      Object.assign(exports as object, {b: require('../b')});
    });
    modules.define('b.js', (_require, module) => {
      log.push('b');
      module.exports = 5;
    });
    modules.define('main.js', (require) => {
      log.push(require('./lib/a.js'), require('/b.js'), require('vue'));
    });
    modules.start('main.js');
    expect(log).toEqual(['a', 'b', {b: 5}, 5, {version: 3}]);
  });

  it('survives modules that import each other', () => {
    const modules = createModules({}, {});
    modules.define('a.js', (require, _, exports) => {
      require('./b.js');
      Object.assign(exports as object, {a: 1});
    });
    modules.define('b.js', (require) => {
      require('./a.js');
    });
    expect(() => modules.start('a.js')).not.toThrow();
  });

  it('names what is missing', () => {
    const modules = createModules({}, {});
    modules.define('a.js', (require) => require('./no.js'));
    expect(() => modules.start('a.js')).toThrow('Cannot find module “./no.js”');
  });

  it('gives the promise of a module that awaits', async () => {
    const modules = createModules({}, {});
    modules.define('a.js', async () => 'done');
    await expect(modules.start('a.js')).resolves.toBe('done');
  });
});
