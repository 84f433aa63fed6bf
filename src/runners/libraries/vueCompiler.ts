export {compileScript, compileStyle, compileTemplate, parse} from '@vue/compiler-sfc';
