import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** One narrow column on screens of any width. */
export const content = style({
  display: 'grid',
  gap: vars.space.s24,
  width: '100%',
  maxWidth: '28rem',
  marginInline: 'auto',
});

/** Aligned with the text below the picture. */
export const facts = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [media.desktop]: { marginInline: vars.space.s24 } },
});

export const small = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
