import { style } from '@vanilla-extract/css';

/** The field lies in the middle of the window, where neither side of it has room for a calendar. */
export const page = style({ paddingBlockStart: '45vh', height: '200vh' });

/** The field lies so low that there is more room above it. */
export const lowField = style({ paddingBlockStart: '65vh', height: '200vh' });
