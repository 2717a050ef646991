import { Breadcrumb, type BreadcrumbItem } from '@sabadora/design-system/Breadcrumb';
import type { ReactNode } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import breadcrumbMessages from '../frame/breadcrumb.messages.json';
import * as styles from './ProductHead.css.ts';

export interface ProductPhotosProps {
  /** Breadcrumb items after the home page, including this page. */
  trail: readonly BreadcrumbItem[];
  /** The photos: a `Gallery`, within an island of the page. */
  gallery: ReactNode;
  /** Content over the start of the photos, e.g. urgency messages. */
  badges?: ReactNode;
  /** Content over the end of the photos, e.g. the heart. */
  heart?: ReactNode;
}

/** Breadcrumb and photos of a product. */
export function ProductPhotos({ trail, gallery, badges, heart }: ProductPhotosProps) {
  const words = useWords(breadcrumbMessages);
  return (
    <>
      <Breadcrumb items={[{ label: words('chrome.breadcrumbHome'), href: '/' }, ...trail]} />
      <div className={styles.photos}>
        {gallery}
        {badges && <div className={styles.badges}>{badges}</div>}
        {heart && <div className={styles.heart}>{heart}</div>}
      </div>
    </>
  );
}

export interface ProductTitleProps {
  /** Small text above the title, e.g. the town. */
  place?: ReactNode;
  title: string;
  /** Text below the title, e.g. the hotel with its stars. */
  subtitle?: ReactNode;
  /** Content below the title, e.g. the score. */
  children?: ReactNode;
}

/** Header with the name of a product. */
export function ProductTitle({ place, title, subtitle, children }: ProductTitleProps) {
  return (
    <header className={styles.head}>
      {place && <p className={styles.place}>{place}</p>}
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </header>
  );
}
