/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject) with the
 * specification's containers and the course's boxes.
 */
export {default} from '@site/src/components/Container';
