import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const hint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});
