import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s16,
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
});

export const title = style({
  margin: 0,
  maxWidth: '14.9em',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const text = style({
  maxWidth: '38.5em',
  margin: 0,
  marginBlockEnd: vars.space.s8,
  fontSize: vars.fontSize.lg,
});
