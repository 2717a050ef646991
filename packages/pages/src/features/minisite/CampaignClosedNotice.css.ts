import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const notice = style({ paddingBlockStart: vars.space.s48 });

export const text = style({
  margin: 0,
  marginBlockEnd: vars.space.s16,
  maxWidth: '28.8em',
  color: vars.color.inkMuted,
});
