import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  paddingBlock: `${vars.space.s8} ${vars.space.s64}`,
});

/** The content, with the booking beside it, which stays visible. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  '@media': {
    print: { display: 'flex', flexDirection: 'column' },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 22.5rem',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head booking" "main booking"',
      columnGap: vars.space.s64,
    },
  },
});

/** The name of the product: on a phone before the price. */
export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: 'head' } },
});

/** On a phone before the sections, so that the price comes first. */
export const booking = style({
  minWidth: 0,
  '@media': {
    // As high as the content beside it, so that the card inside can stay visible.
    [media.wide]: { gridArea: 'booking' },
  },
});

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s48,
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: 'main' } },
});

export const tabs = style({
  minWidth: 0,
  marginBlockEnd: `calc(-1 * ${vars.space.s16})`,
  '@media': { print: { display: 'none' } },
});

/** Sections below the columns, as wide as the page. */
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  marginBlockStart: vars.space.s24,
});
