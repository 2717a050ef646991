import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const label = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  fontWeight: 600,
});

/** Without JavaScript the dates are chosen in the form that the button sends. */
export const plain = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'inline' } },
});
