import { style } from '@vanilla-extract/css';

/** As wide as one of three columns. */
export const column = style({ maxWidth: '24rem' });
