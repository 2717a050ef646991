import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const price = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' });

export const formats = style({ display: 'grid', gap: vars.space.s16 });

/** Links to the formats without JavaScript; with it, the formats are a choice. */
export const links = style({
  display: 'none',
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '@media': { [media.noScript]: { display: 'grid' } },
});
