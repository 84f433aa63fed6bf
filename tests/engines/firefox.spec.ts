import {startFirefox} from './firefox';
import {journeysIn} from './journeys';

journeysIn('Firefox', startFirefox);
