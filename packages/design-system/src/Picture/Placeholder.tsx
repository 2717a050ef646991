import { forwardRef } from 'react';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Picture.css.ts';

export interface PlaceholderProps extends RootProps {
  /** Text alternative of the missing picture; without it the placeholder is decorative. */
  alt?: string | undefined;
}

/** A quiet drawn landscape where a picture is missing or failed to load. */
export const Placeholder = forwardRef<SVGSVGElement, PlaceholderProps>(function Placeholder(
  { alt, ...root },
  ref,
) {
  return (
    <svg
      {...root}
      ref={ref}
      className={styles.image}
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect className={styles.sky} width="640" height="360" />
      <circle className={styles.sun} cx="436" cy="168" r="42" />
      <path className={styles.far} d="M0 240 92 186 178 226 290 150 404 232 500 190 640 252V360H0Z" />
      <path className={styles.near} d="M0 296C120 250 214 262 318 292S522 318 640 270V360H0Z" />
    </svg>
  );
});
