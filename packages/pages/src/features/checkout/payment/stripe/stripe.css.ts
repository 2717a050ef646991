import { style } from '@vanilla-extract/css';

/** As high as a card's fields, so that what follows stays where it is while they load. */
export const form = style({ minHeight: '14rem' });

/** As high as a wallet's button. */
export const wallet = style({ width: '100%', minHeight: '3rem' });

/** While the form is not there. */
export const hidden = style({ display: 'none' });
