import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  paddingBlockStart: vars.space.s8,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
});

export const title = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

/** On a separate line, with padding at its end for a readable length. */
export const lead = style({
  boxSizing: 'border-box',
  flexBasis: '100%',
  margin: 0,
  paddingInlineEnd: 'max(0px, 100% - 45em)',
  color: vars.color.inkMuted,
});

export const count = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({ display: 'grid' });
