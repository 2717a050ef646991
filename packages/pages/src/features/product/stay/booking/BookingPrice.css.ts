import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As high as a price with its notes, so that nothing below shifts when the content changes. */
export const place = style({ display: 'grid', minHeight: '6rem' });

/** A message, or the price with its promotion at the end of the line. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

/** Precedes the price in the document, but is shown after it. */
export const promotion = style({ order: 1 });

export const message = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' });

export const text = style({ margin: 0 });
