import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Has no box, so that the row sticks within the whole results. Hidden on a phone, which has the action bar. */
export const row = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'none' }, [media.noScript]: { display: 'none' } },
});

/** Highlighted activities, in the row after the panels' chips. */
export const highlighted = style({ display: 'flex', gap: vars.space.s8 });
