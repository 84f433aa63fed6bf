import {describe} from 'node:test';
import {journeysIn} from './journeys';
import {savedCourseJourneys} from './savedCourseJourneys';
import {Stage} from './stage';
import {startWebKit} from './webkit';

journeysIn('WebKit', startWebKit);
describe('WebKit without a network', () => savedCourseJourneys(new Stage(startWebKit)));
