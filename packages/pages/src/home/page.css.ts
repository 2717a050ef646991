import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const sections = style({
  display: 'grid',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s48,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const line = style({
  margin: 0,
  marginBlock: `${vars.space.s8} ${vars.space.s24}`,
  color: vars.color.inkMuted,
  maxWidth: '70ch',
});

export const more = style({ margin: 0, marginBlockStart: vars.space.s32, textAlign: 'center' });
