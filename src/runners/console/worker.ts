import {serveEngine} from '../serveEngine';
import {run} from './engine';

serveEngine(async () => run);
