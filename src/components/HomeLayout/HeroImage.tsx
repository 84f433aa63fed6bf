import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {HERO_HEIGHT_PX} from '@site/src/data/limits';
import styles from './styles.module.css';

export interface Props {
  readonly src: string;
  readonly alt: string;
  readonly heroImageDark?: string | null;
  readonly heroHeight?: number;
}

/**
 * The hero's image. The images for both modes are in the page and CSS shows one of them, so that nothing
 * flashes.
 */
export default function HeroImage({
  src,
  alt,
  heroImageDark,
  heroHeight = HERO_HEIGHT_PX,
}: Props): ReactNode {
  const light = useBaseUrl(src);
  const dark = useBaseUrl(heroImageDark ?? src);
  if (!heroImageDark) {
    return <img className={styles.image} src={light} alt={alt} height={heroHeight} />;
  }
  return (
    <>
      <img className={clsx(styles.image, styles.light)} src={light} alt={alt} height={heroHeight} />
      <img
        className={clsx(styles.image, styles.dark)}
        src={dark}
        alt={alt}
        height={heroHeight}
        loading="lazy"
      />
    </>
  );
}
