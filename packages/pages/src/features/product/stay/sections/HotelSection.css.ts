import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const about = style({ display: 'grid', gap: vars.space.s16, alignContent: 'start' });

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkMuted,
  fontStyle: 'normal',
});
