import { style } from '@vanilla-extract/css';

export const frame = style({ maxWidth: '24rem', aspectRatio: '16 / 9' });
