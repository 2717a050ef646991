import { style } from '@vanilla-extract/css';

/** The field lies in the middle of the window, where neither side of it has room for a calendar. */
export const page = style({ paddingBlockStart: '45vh', height: '200vh' });
