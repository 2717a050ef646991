import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Skeletons.css.ts';

export interface LoadingRegionProps extends RootProps {
  /** Text for screen readers, e.g. "Loading the offers". */
  label: string;
  /** Skeletons, which are hidden from assistive technology. */
  children: ReactNode;
}

/** A part of the page whose content is loading. Replace the whole region once the content has loaded. */
export const LoadingRegion = forwardRef<HTMLDivElement, LoadingRegionProps>(function LoadingRegion(
  { label, children, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} role="group" aria-label={label} aria-busy="true">
      <span className={visuallyHidden}>{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
});

export interface SkeletonBlockProps extends RootProps {
  /** A 16:9 picture, a square, a field of 44 px, or a line. All fill the available width. @default 'line' */
  shape?: keyof typeof styles.shape;
}

/** A skeleton of a known shape. Belongs in a `LoadingRegion`. */
export const SkeletonBlock = forwardRef<HTMLSpanElement, SkeletonBlockProps>(function SkeletonBlock(
  { shape = 'line', ...root },
  ref,
) {
  return <span {...root} ref={ref} aria-hidden="true" className={`${styles.block} ${styles.shape[shape]}`} />;
});

export interface SkeletonTextProps extends RootProps {
  /** Number of lines; the last of several is shorter. @default 1 */
  lines?: number;
  /** Font size of the loading text, as a token of `vars.fontSize`. @default 'md' */
  fontSize?: keyof typeof styles.fontSize;
  /** Width of a single line. @default 'full' */
  width?: keyof typeof styles.width;
}

/** A skeleton of text, as tall as the text will be. Belongs in a `LoadingRegion`. */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(function SkeletonText(
  { lines = 1, fontSize = 'md', width = 'full', ...root },
  ref,
) {
  return (
    <span {...root} ref={ref} aria-hidden="true" className={`${styles.lines} ${styles.fontSize[fontSize]}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line}>
          <span
            className={`${styles.bar} ${styles.width[line > 0 && line === lines - 1 ? 'half' : width]}`}
          />
        </span>
      ))}
    </span>
  );
});
