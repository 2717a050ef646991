import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const notice = style({
  display: 'grid',
  gap: vars.space.s12,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.promoSoft,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.title,
});

export const text = style({ margin: 0 });
