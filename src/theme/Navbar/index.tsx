/** Own, in place of theme-classic 3.10.2's: its items and drawer know nothing of a current course. */
export {default} from '@site/src/components/Navbar';
