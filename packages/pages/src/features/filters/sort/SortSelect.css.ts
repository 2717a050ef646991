import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** A phone has the action bar instead. */
export const sort = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
