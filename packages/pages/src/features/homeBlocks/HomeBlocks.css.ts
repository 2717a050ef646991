import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s48,
  '@media': { [media.wide]: { gap: vars.space.s96, paddingBlockStart: vars.space.s64 } },
});

/** In the page's column; without the gap before it where the block has nothing to show, e.g. a banner that was closed. */
export const block = style([column, { selectors: { '&:empty': { display: 'none' } } }]);

/** Before another block of its column. */
export const recent = style({
  marginBlockEnd: vars.space.s64,
  '@media': { [media.wide]: { marginBlockEnd: vars.space.s96 } },
});

/** From edge to edge, on a ground of its own. */
export const band = style({
  paddingBlock: vars.space.s48,
  backgroundColor: vars.color.sunken,
  '@media': { [media.wide]: { paddingBlock: vars.space.s64 } },
});

/** One follows from the other. */
export const together = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
});
