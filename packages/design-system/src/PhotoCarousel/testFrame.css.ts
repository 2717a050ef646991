import { style } from '@vanilla-extract/css';

/** A width that can be divided by six. */
export const frame = style({ width: '300px' });
