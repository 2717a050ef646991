import { style } from '@vanilla-extract/css';

/** Where a card has it: top end. */
export const atTheEnd = style({
  display: 'flex',
  justifyContent: 'flex-end',
  maxWidth: '24rem',
  minHeight: '8rem',
});
