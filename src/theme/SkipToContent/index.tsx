/** Own, in place of theme-classic 3.10.2's: that one takes the focus after every navigation, also from the search box. */
export {default} from '@site/src/components/SkipLink';
