import { style } from '@vanilla-extract/css';

/** At the top end, its position on a card. */
export const atTheEnd = style({
  display: 'flex',
  justifyContent: 'flex-end',
  maxWidth: '24rem',
  minHeight: '8rem',
});
