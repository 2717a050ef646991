import { style } from '@vanilla-extract/css';

/** Has no box, so that the bar sticks within the whole page. */
export const place = style({ display: 'contents', '@media': { print: { display: 'none' } } });

/** As high with a price as without. */
export const price = style({ display: 'grid', alignContent: 'end', minHeight: '1.75rem' });
