import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import ContinueReading from '@site/src/components/ContinueReading';
import CourseGlyph from '@site/src/components/CourseGlyph';
import HeroImage from '@site/src/components/HomeLayout/HeroImage';
import OfflineCourse from '@site/src/components/OfflineCourse';
import SmartLink from '@site/src/components/SmartLink';
import type {HomeFields} from '@site/src/data/page';
import {PAINTED_WHOLE} from '@site/src/data/paintedWhole';
import {SITE} from '@site/src/data/site';
import {useCurrentArea} from '@site/src/hooks/useCurrentArea';
import {printPath} from '@site/src/lib/printPath';
import styles from './styles.module.css';

export interface Props extends HomeFields {
  /** Who the site is for; below the tagline. */
  readonly audience?: string;
  /** Replaces the hero's image. */
  readonly heroAside?: ReactNode;
  readonly children?: ReactNode;
}

/** Hero, feature blocks, content, footer. */
export default function HomeLayout(props: Props): ReactNode {
  const {
    heroText,
    heroAside,
    actions = [],
    features = [],
    footer,
    footerHtml = false,
    children,
  } = props;
  const area = useCurrentArea();
  const tagline = textOrDefault(props.tagline, area?.title ?? SITE.description);
  return (
    <main
      className={styles.home}
      tabIndex={-1}
      aria-labelledby={heroText ? 'main-title' : undefined}
    >
      <header className={clsx(styles.hero, heroAside && styles.split)}>
        <div>
          {heroText && (
            <h1 id="main-title" className={styles.title}>
              {heroText}
            </h1>
          )}
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          {props.audience && <p className={styles.audience}>{props.audience}</p>}
          {actions.length > 0 && (
            <p className={styles.actions}>
              {actions.map(({text, link, type = 'primary'}) => (
                <SmartLink key={text} href={link} className={styles[type]}>
                  {text}
                </SmartLink>
              ))}
            </p>
          )}
          <ContinueReading area={area?.id} />
        </div>
        {heroAside ??
          (props.heroImage ? (
            <HeroImage {...props} src={props.heroImage} alt={props.heroAlt ?? heroText ?? 'hero'} />
          ) : (
            area && <CourseGlyph of={area.id} />
          ))}
        <span id={PAINTED_WHOLE.hero} hidden />
      </header>
      {features.length > 0 && (
        <div className={styles.features}>
          {features.map(({title, details}) => (
            <section key={title} className={styles.feature}>
              <h2>{title}</h2>
              <p>{details}</p>
            </section>
          ))}
        </div>
      )}
      {area && <OfflineCourse course={area.id} />}
      <div className="prose">{children}</div>
      {area && (
        <p className="no-print">
          <SmartLink href={printPath('course', area.id)}>Print this course</SmartLink>
        </p>
      )}
      {footer !== undefined &&
        (footerHtml ? (
          <div className={styles.footer} dangerouslySetInnerHTML={{__html: footer}} />
        ) : (
          <div className={styles.footer}>{footer}</div>
        ))}
    </main>
  );
}

/** A field set to null shows nothing; an omitted one shows its default. */
function textOrDefault(value: string | null | undefined, fallback: string): string | null {
  return value === undefined ? fallback : value;
}
