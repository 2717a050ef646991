import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const page = style({ paddingBlock: vars.space.s48, textAlign: 'center' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});
