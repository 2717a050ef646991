import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s24,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.promoSoft,
  color: vars.color.ink,
});

export const words = style({ display: 'grid', gap: vars.space.s4, margin: 0, minWidth: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

/** One press or click selects the whole code. */
export const code = style({
  paddingBlock: 2,
  paddingInline: vars.space.s8,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
  fontWeight: 600,
  letterSpacing: '0.04em',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});

export const action = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s12 });

export const announcement = style({ fontSize: vars.fontSize.sm });
