import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** Hidden on a phone, which has the action bar. */
export const sort = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
