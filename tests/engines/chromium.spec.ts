import {startChromium} from './chromium';
import {journeysIn} from './journeys';

journeysIn('Chromium', startChromium);
