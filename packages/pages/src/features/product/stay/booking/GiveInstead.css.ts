import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/**
 * Keeps its height where more follows below. The prompt has the insets of a calendar's footer, which are undone here
 * at the edge of the panel.
 */
export const place = style({
  minHeight: '3.5rem',
  '@media': { [media.wide]: { minHeight: 0 } },
  marginInline: `calc(-1 * ${vars.space.s16})`,
  marginBlockEnd: `calc(-1 * ${vars.space.s12})`,
  // In large text, its words may be wider than a phone.
  minWidth: 0,
  overflowWrap: 'anywhere',
});
