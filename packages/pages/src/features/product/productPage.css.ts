import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({ display: 'grid', gap: vars.space.s24, paddingBlockStart: vars.space.s8 });

export const columns = style({
  display: 'grid',
  gap: vars.space.s32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: vars.space.s64 } },
});

export const place = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });

export const title = style({
  margin: 0,
  marginBlock: `${vars.space.s4} ${vars.space.s8}`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const hotel = style({ margin: 0, fontSize: vars.fontSize.lg });

export const text = style({ maxWidth: '70ch', marginBlock: `${vars.space.s12} 0` });

export const panel = style({
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.s24,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: vars.space.s24 } },
});
