export {runner} from '../jsx';
