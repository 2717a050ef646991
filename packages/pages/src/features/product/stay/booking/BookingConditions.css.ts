import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/**
 * On a phone, where more follows, reserves two lines for cancellation and one for the tax, which arrive with the
 * quote.
 */
export const conditions = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  minHeight: '4.5rem',
  '@media': { [media.wide]: { minHeight: 0 } },
});

export const line = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
