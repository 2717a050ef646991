import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** Around a button and what it opens or counts. */
export const opener = style({ position: 'relative', display: 'inline-flex' });

/** A drawing among the buttons of the header, and as dark as they are. */
export const toolLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.ink,
});
