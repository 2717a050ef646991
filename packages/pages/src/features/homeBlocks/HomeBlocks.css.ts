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

/** Within the page's column. Hidden when empty, e.g. after a banner was closed, so that it leaves no gap. */
export const block = style([column, { selectors: { '&:empty': { display: 'none' } } }]);

/** Space before the next block in the same column. */
export const recent = style({
  marginBlockEnd: vars.space.s64,
  '@media': { [media.wide]: { marginBlockEnd: vars.space.s96 } },
});

/** Full width, with a background of its own. */
export const band = style({
  paddingBlock: vars.space.s48,
  backgroundColor: vars.color.sunken,
  '@media': { [media.wide]: { paddingBlock: vars.space.s64 } },
});

/** Two blocks that belong together. */
export const together = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
});
