import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const schedules = style({ display: 'grid', gap: vars.space.s8, margin: 0, maxWidth: '45em' });

export const schedule = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s4} ${vars.space.s24}`,
});

export const time = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
