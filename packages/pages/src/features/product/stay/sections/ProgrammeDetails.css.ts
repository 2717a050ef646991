import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const details = style({ display: 'grid', gap: vars.space.s12, alignContent: 'start' });

export const photo = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const about = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });

export const list = style({ display: 'grid', gap: vars.space.s16, margin: 0 });

export const term = style({ marginBlockEnd: vars.space.s4, fontWeight: 600 });

export const line = style({ margin: 0, maxWidth: '45em' });
