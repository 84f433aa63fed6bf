import {rspack} from '@docusaurus/faster';
import {withSteadyNames} from '../../../src/plugins/steadyNames';

const css = {name: 'LightningCssMinimizerRspackPlugin'};

describe('withSteadyNames', () => {
  it('minimizes scripts and the runtime apart, and leaves style sheets to Docusaurus', () => {
    const minimizers = withSteadyNames([new rspack.SwcJsMinimizerRspackPlugin({}), css]);
    expect(minimizers).toEqual([
      expect.objectContaining({name: 'SwcJsMinimizerRspackPlugin'}),
      expect.objectContaining({name: 'SwcJsMinimizerRspackPlugin'}),
      css,
    ]);
  });

  it('says what to do when Docusaurus minimizes scripts in another way', () => {
    expect(() => withSteadyNames([css])).toThrow(/steadyNames.*or delete it/);
  });
});
