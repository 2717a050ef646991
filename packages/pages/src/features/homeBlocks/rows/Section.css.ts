import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space.s32,
  rowGap: vars.space.s4,
  marginBlockEnd: vars.space.s24,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const line = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  maxWidth: '39.7em',
  color: vars.color.inkMuted,
  textWrap: 'pretty',
});

/** High enough for touch, without moving the line that it ends. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.size.target,
  marginBlockEnd: `calc(-1 * ${vars.space.s12})`,
});

export const arrow = style({ flex: 'none' });
