import { style } from '@vanilla-extract/css';

/** As high as the fields of a card, so that nothing shifts while they load. */
export const form = style({ minHeight: '14rem' });

/** As high as the button of a wallet. */
export const wallet = style({ width: '100%', minHeight: '3rem' });

/** Hidden while there is no form. */
export const hidden = style({ display: 'none' });
