/** What copies or reports, in one file that is loaded at its first use. */
export {copyLink} from './copyLink';
export {copyMarkdown} from './copyMarkdown';
export {fillReport} from './report';
