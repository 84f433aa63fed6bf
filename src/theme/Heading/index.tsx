/**
 * Own component that replaces theme-classic 3.10.2's (not listed, so unsafe to eject), so that the anchor
 * link keeps a readable name and contains no zero-width text.
 */
export {default} from '@site/src/components/ContentHeading';
