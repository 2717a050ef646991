import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** Its room is kept until it is here; what does not come leaves no hole. */
export const place = style({
  display: 'grid',
  minHeight: '11rem',
  '@media': { [media.desktop]: { minHeight: '5.5rem' } },
  ':empty': { display: 'none' },
});
