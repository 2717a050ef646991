import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

export const programme = style({});

// What the details say stands in the sections below, too.
globalStyle(`${programme} button[aria-haspopup]`, {
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});
