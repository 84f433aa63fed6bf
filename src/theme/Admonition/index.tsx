/** Own, in place of theme-classic 3.10.2's (not listed, so unsafe to eject): the specification's containers and the course's boxes. */
export {default} from '@site/src/components/Container';
