import { style } from '@vanilla-extract/css';

/** A page with a side column, like a product page. */
export const page = style({
  display: 'grid',
  gap: '24px',
  padding: '16px',
  '@media': {
    '(width >= 768px)': { gridTemplateColumns: '1fr 22rem', alignItems: 'start', padding: '32px' },
  },
});
