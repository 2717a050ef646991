import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** Wraps a button and its menu or count. */
export const opener = style({ position: 'relative', display: 'inline-flex' });

/** A link with an icon that looks like the header's buttons. */
export const toolLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  color: vars.color.ink,
});
