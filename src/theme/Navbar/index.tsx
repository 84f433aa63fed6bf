/**
 * Own component that replaces theme-classic 3.10.2's, whose items and drawer cannot depend on the current
 * course.
 */
export {default} from '@site/src/components/Navbar';
