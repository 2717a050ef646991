import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s16} ${vars.space.s32}`,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const text = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  maxWidth: '39.7em',
  color: vars.color.inkMuted,
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
