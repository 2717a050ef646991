import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s16,
  minHeight: '100dvh',
  paddingBlock: vars.space.s48,
  textAlign: 'center',
});

export const title = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const text = style({
  margin: 0,
  maxWidth: '30.8em',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
