import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As tall as a price with its notes, so that nothing below it moves when one takes the place of another. */
export const place = style({ display: 'grid', minHeight: '6rem' });

/** A message, or the price with its promotion at the other end of the line. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

/** Read before the price, shown after it. */
export const promotion = style({ order: 1 });

export const message = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' });

export const text = style({ margin: 0 });
