import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

export const programme = style({});

// The text of the details is also in the sections below.
globalStyle(`${programme} button[aria-haspopup]`, {
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});
