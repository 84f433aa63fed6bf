import {serveEngine} from '../serveEngine';
import {runSql} from './engine';

serveEngine(async () => runSql);
