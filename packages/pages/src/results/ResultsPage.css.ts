import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const top = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlock: `${vars.space.s8} ${vars.space.s16}`,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  marginBlock: `${vars.space.s16} ${vars.space.s8}`,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
  minWidth: 0,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  scrollMarginBlock: 132,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const count = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });

export const notices = style({
  display: 'grid',
  gap: vars.space.s16,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.s24 } },
});
