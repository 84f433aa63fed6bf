import {rspack} from '@docusaurus/faster';
import {withReproducibleRuntime} from '../../../src/plugins/reproducibleRuntime';

const css = {name: 'LightningCssMinimizerRspackPlugin'};

describe('withReproducibleRuntime', () => {
  it('minimizes scripts and the runtime apart, and leaves style sheets to Docusaurus', () => {
    const minimizers = withReproducibleRuntime([new rspack.SwcJsMinimizerRspackPlugin({}), css]);
    expect(minimizers).toEqual([
      expect.objectContaining({name: 'SwcJsMinimizerRspackPlugin'}),
      expect.objectContaining({name: 'SwcJsMinimizerRspackPlugin'}),
      css,
    ]);
  });

  it('says what to do when Docusaurus minimizes scripts in another way', () => {
    expect(() => withReproducibleRuntime([css])).toThrow(/reproducibleRuntime.*or delete it/);
  });
});
