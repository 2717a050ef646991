import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Widths of the panels on a desktop, which would otherwise be as wide as their longest line. */
export const panel = {
  activities: style({ '@media': { [media.desktop]: { width: 'min(34rem, 80vw)' } } }),
  price: style({ '@media': { [media.desktop]: { width: 'min(22rem, 80vw)' } } }),
  distance: style({ '@media': { [media.desktop]: { width: 'min(22rem, 80vw)' } } }),
  facilities: style({ '@media': { [media.desktop]: { width: 'min(34rem, 80vw)' } } }),
  more: style({ '@media': { [media.desktop]: { width: 'min(38rem, 80vw)' } } }),
};

/** Checkboxes side by side where there is room. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  columnGap: vars.space.s24,
});

/** One row every 52 px, for touch as well as for a mouse: two rows end above the fold, and none begins there. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s8,
  rowGap: vars.space.s12,
  '@media': { [media.coarse]: { rowGap: vars.space.s8 } },
});

/** Height in px of the folded activities (SE-139). */
export const FOLDED_HEIGHT = 124;

/** Adds room for focus rings at the sides. */
const rings = {
  boxSizing: 'border-box',
  width: `calc(100% + 2 * ${vars.space.s4})`,
  marginInline: `calc(-1 * ${vars.space.s4})`,
  paddingInline: vars.space.s4,
} as const;

export const unfolded = style(rings);

export const folded = style({
  ...rings,
  maxHeight: FOLDED_HEIGHT,
  overflow: 'clip',
  overflowClipMargin: vars.space.s4,
});

export const empty = style({ margin: 0 });

/** Title above the groups of activities, where they are one filter among others. */
export const title = style({ display: 'block', marginBlockEnd: vars.space.s12, fontWeight: 600 });
