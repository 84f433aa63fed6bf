/** Own, in place of theme-classic 3.10.2's (not listed, so unsafe to eject): the anchor link keeps a readable name and no zero-width text. */
export {default} from '@site/src/components/ContentHeading';
