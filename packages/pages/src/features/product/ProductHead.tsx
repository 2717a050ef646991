import { Breadcrumb, type BreadcrumbItem } from '@sabadora/design-system/Breadcrumb';
import type { ReactNode } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import breadcrumbMessages from '../frame/breadcrumb.messages.json';
import * as styles from './ProductHead.css.ts';

export interface ProductPhotosProps {
  /** The way to the page, without the home page. */
  trail: readonly BreadcrumbItem[];
  /** The photos: a `Gallery`, in an island of the page. */
  gallery: ReactNode;
  /** Over the photos at their start, e.g. urgency. */
  badges?: ReactNode;
  /** Over the photos at their end, e.g. the heart. */
  heart?: ReactNode;
}

/** Where a product is, and its photos. */
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
  /** Small, over the title, e.g. the town. */
  place?: ReactNode;
  title: string;
  /** Under the title, e.g. the hotel with its stars. */
  subtitle?: ReactNode;
  /** What speaks for it at a glance, e.g. its score. */
  children?: ReactNode;
}

/** The name of a product. */
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
