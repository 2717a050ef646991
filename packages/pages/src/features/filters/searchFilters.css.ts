import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** No box of its own, so that the row sticks within the whole results. A phone has the action bar instead. */
export const row = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'none' }, [media.noScript]: { display: 'none' } },
});

/** In the row, after its panels. */
export const highlighted = style({ display: 'flex', gap: vars.space.s8 });
