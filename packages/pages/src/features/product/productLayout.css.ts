import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  paddingBlock: `${vars.space.s8} ${vars.space.s64}`,
});

/** What the stay is, and beside it the booking, which stays in sight. */
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

/** Its name: on a phone before what it costs. */
export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: 'head' } },
});

/** Before the sections on a phone: what it costs comes first. */
export const booking = style({
  minWidth: 0,
  '@media': {
    // As tall as what is beside it: the card inside stays in sight.
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

/** Below the columns, as wide as the page. */
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  marginBlockStart: vars.space.s24,
});
