import { style } from '@vanilla-extract/css';

/** As wide as a card in a grid of three columns. */
export const storyFrame = style({ maxWidth: '24rem' });
