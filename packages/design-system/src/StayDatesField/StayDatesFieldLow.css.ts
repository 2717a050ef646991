import { style } from '@vanilla-extract/css';

/** The field is in the middle of the window, where a calendar fits neither above nor below it. */
export const page = style({ paddingBlockStart: '45vh', height: '200vh' });

/** The field is so low that there is more room above it. */
export const lowField = style({ paddingBlockStart: '65vh', height: '200vh' });
