import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const label = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  fontWeight: 600,
});
