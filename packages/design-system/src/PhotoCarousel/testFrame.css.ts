import { style } from '@vanilla-extract/css';

/** A width that sixths come out whole of. */
export const frame = style({ width: '300px' });
