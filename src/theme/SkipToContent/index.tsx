/**
 * Own component that replaces theme-classic 3.10.2's, which takes focus after every navigation, even away
 * from the search box.
 */
export {default} from '@site/src/components/SkipLink';
