import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const basket = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s16,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  '@media': {
    [media.desktop]: {
      padding: 0,
      gap: vars.space.s24,
      position: 'sticky',
      insetBlockStart: vars.space.s24,
      paddingBlockEnd: vars.space.s24,
    },
  },
});

export const price = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.s16,
  '@media': { [media.desktop]: { marginInline: vars.space.s24 } },
});

export const tax = style({
  marginBlock: `${vars.space.s12} 0`,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
});

export const codes = style({ marginBlockStart: vars.space.s16 });
