import {startWebKit} from './webkit';
import {journeysIn} from './journeys';

journeysIn('WebKit', startWebKit);
