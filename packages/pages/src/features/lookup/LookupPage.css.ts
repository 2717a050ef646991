import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([
  column,
  { display: 'grid', gap: vars.space.s32, paddingBlock: `${vars.space.s32} ${vars.space.s96}` },
]);

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  outline: 'none',
});
