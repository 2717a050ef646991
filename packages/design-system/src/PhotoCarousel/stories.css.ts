import { style } from '@vanilla-extract/css';

/** As wide as a card in three columns. */
export const storyFrame = style({ maxWidth: '24rem' });
