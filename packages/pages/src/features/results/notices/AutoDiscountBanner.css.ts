import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** Keeps its room while the banner loads; an empty place is hidden and leaves no gap. */
export const place = style({
  display: 'grid',
  minHeight: '11rem',
  '@media': { [media.desktop]: { minHeight: '5.5rem' } },
  ':empty': { display: 'none' },
});
