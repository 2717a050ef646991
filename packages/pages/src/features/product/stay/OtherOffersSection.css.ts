import { style } from '@vanilla-extract/css';

export const all = style({ margin: 0 });
