import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const places = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});
