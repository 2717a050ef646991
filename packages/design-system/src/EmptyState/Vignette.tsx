import * as styles from './EmptyState.css.ts';

/** Subject of the drawing: an open road, a letter with a heart, a cloud over the hills. */
export type VignetteKind = 'road' | 'letter' | 'cloud';

const hills = (
  <>
    <circle className={styles.sun} cx="150" cy="62" r="21" />
    <path className={styles.far} d="M26 120C48 90 72 84 98 97s52 5 80-13c19-12 33 6 44 36Z" />
    <path className={styles.near} d="M6 134c34-24 72-28 110-20s74 6 118 20Z" />
  </>
);

const road = (
  <>
    {hills}
    <path className={styles.paper} d="M96 134c10-7 34-7 36-12s-12-5-9-8c8 2 26 4 24 9s-20 5-25 11Z" />
    <path className={styles.line} d="M66 122V60" />
    <path className={styles.plate} d="M42 66h36l9 8-9 8H42Z" />
    <path className={styles.plate} d="M88 88H58l-8 7 8 7h30Z" />
  </>
);

const letter = (
  <>
    {hills}
    <path className={styles.plate} d="M78 66h84v58H78Z" />
    <path className={styles.line} d="m78 68 42 32 42-32" />
    <path
      className={styles.heart}
      d="M120 78c-8-5.5-14-11-14-17.5a7.5 7.5 0 0 1 14-3.7 7.5 7.5 0 0 1 14 3.7c0 6.5-6 12-14 17.5Z"
    />
  </>
);

const cloud = (
  <>
    {hills}
    <path
      className={styles.plate}
      d="M70 76a16 16 0 0 1 4-31.5A24 24 0 0 1 119 38a19 19 0 0 1 25 18 12 12 0 0 1-3 20Z"
    />
    <path className={styles.line} d="m86 88-5 12m26-12-5 12m26-12-5 12" />
  </>
);

const drawings = { road, letter, cloud };

/** A small decorative drawing in the theme's colours. */
export function Vignette({ kind }: { kind: VignetteKind }) {
  return (
    <svg className={styles.vignette} viewBox="0 0 240 140" aria-hidden="true" focusable="false">
      {drawings[kind]}
    </svg>
  );
}
