import {journeysIn} from './journeys';
import {startWebKit} from './webkit';

journeysIn('WebKit', startWebKit);
