import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const form = style({ display: 'grid', gap: vars.space.s16 });

export const pair = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const well = style({ color: vars.color.good });

export const note = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });
