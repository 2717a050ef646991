import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As high as a price with two notes, so that nothing below shifts when the content changes. */
export const place = style({ display: 'grid', alignContent: 'start', minHeight: '6rem' });

/** The price with its promotion at the end of the line. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

/** Precedes the price in the document, but is shown after it. */
export const promotion = style({ order: 1 });

export const none = style({ margin: 0, color: vars.color.inkMuted });

/** Keeps its height while the price loads. */
export const line = style({ minHeight: '1.75rem' });
