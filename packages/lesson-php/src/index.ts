export {PhpEngine} from './engine';
export type {PhpAssets, PhpSource} from './module';
export type {
  Database,
  DatabaseResult,
  PageRequest,
  PhpError,
  PhpFile,
  PhpResult,
  PhpSite,
} from './types';
