import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s24}`,
});
