import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As high with a promotion as without, so that nothing below shifts with the number of people. */
export const place = style({ display: 'grid', minHeight: '6.75rem' });

/** The price with its promotion at the end of the line, and the price of the group below. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

/** Precedes the price in the document, but is shown after it. */
export const promotion = style({ order: 1 });

export const total = style({
  order: 2,
  flexBasis: '100%',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});
