import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As tall as a price and two notes, so that nothing below it moves when one takes the place of another. */
export const place = style({ display: 'grid', alignContent: 'start', minHeight: '6rem' });

/** The price with its promotion at the other end of the line. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

/** Read before the price, shown after it. */
export const promotion = style({ order: 1 });

export const none = style({ margin: 0, color: vars.color.inkMuted });

/** As tall while the price loads. */
export const line = style({ minHeight: '1.75rem' });
