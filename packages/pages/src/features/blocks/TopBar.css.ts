import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  margin: 0,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  background: vars.color.actionSoft,
  color: vars.color.ink,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});
