import { style } from '@vanilla-extract/css';

/** As wide as a page. */
export const wide = style({ maxWidth: '75rem', marginInline: 'auto' });

/** The results page's grid: one column on a phone, three 24 px apart on a desktop. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  maxWidth: '75rem',
  marginInline: 'auto',
  '@media': {
    '(width >= 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/**
 * Rendered only near the viewport; before that as tall as a card. The clip margin keeps shadow and focus ring
 * visible.
 */
export const cell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 30rem',
  overflowClipMargin: '0.75rem',
});
