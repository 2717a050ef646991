import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const count = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 2,
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  borderRadius: vars.radius.full,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.fontSize.xs,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
