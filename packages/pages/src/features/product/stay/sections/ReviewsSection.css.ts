import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const score = style({ margin: 0 });

export const reviews = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s48 },
  },
});

export const review = style({ display: 'grid', gap: vars.space.s8, margin: 0 });

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `3px solid ${vars.color.accent}`,
});

export const author = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm });
