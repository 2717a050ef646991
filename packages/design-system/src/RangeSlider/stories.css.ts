import { style } from '@vanilla-extract/css';

/** As wide as a filter panel. */
export const frame = style({ maxWidth: '24rem' });
