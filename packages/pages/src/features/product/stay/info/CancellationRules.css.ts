import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const line = style({ margin: 0, maxWidth: '45em' });

export const list = style({
  display: 'grid',
  gap: vars.space.s4,
  margin: 0,
  paddingInlineStart: vars.space.s24,
});
