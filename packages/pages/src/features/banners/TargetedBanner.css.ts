import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const place = style({ position: 'relative' });

/** Above the link that covers the banner. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.s8,
  insetInlineEnd: vars.space.s8,
  zIndex: 2,
});

/** Place between the content of a page and its footer. */
export const slot = style([column, { marginBlockStart: vars.space.s64 }]);
