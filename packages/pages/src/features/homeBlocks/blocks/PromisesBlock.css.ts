import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const promises = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s24,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s32 },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The icon is beside the text on a phone, and above it where there is room for four columns. */
export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s16,
  alignContent: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const icon = style({
  gridRow: 'span 2',
  color: vars.color.action,
  '@media': { [media.wide]: { gridRow: 'auto', marginBlockEnd: vars.space.s12 } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const text = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});
