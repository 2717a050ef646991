import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const block = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s8,
  textAlign: 'center',
});

export const line = style({
  margin: 0,
  marginBlockEnd: vars.space.s12,
  maxWidth: '33.3em',
  color: vars.color.inkMuted,
  textWrap: 'balance',
});
