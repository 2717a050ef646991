import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({ paddingBlockStart: vars.space.s24 });

export const title = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s32,
  '@media': { [media.wide]: { gap: vars.space.s96, paddingBlockStart: vars.space.s48 } },
});
