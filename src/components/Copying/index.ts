/** The functions that copy and report, in one file that is loaded on first use. */
export {copyLink} from './copyLink';
export {copyMarkdown} from './copyMarkdown';
export {fillReport} from './report';
