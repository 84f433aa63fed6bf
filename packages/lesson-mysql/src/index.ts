export {MysqlError, OutputLimit, UnsupportedError} from './errors/errors';
export {type Cell, type Column, type Options, type Result, Server, findUnclosed} from './server';
