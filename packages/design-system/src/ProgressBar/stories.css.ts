import { style } from '@vanilla-extract/css';

/** As wide as a form. */
export const frame = style({ maxWidth: '24rem' });
