import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';
import { grid, list } from '../offers/OfferGrid.css.ts';

/** Where two cards stand beside one another a third leaves a gap before a block: the next card fills it. */
export const rows = style([grid, { gridAutoFlow: 'dense' }]);

/** The offers of one hotel, below each other. */
export const column = list;

/** Its cards stand in the grid around it; it stays a list. */
export const row = style({ display: 'contents', listStyleType: "''" });

export const cell = style({ display: 'grid' });

/**
 * A block spans the columns. Its room is kept until it is here, so that the rows beneath do not move; what does not
 * come leaves no hole.
 */
const block = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ':empty': { display: 'none' },
});

const banner = style([block, { minHeight: '31rem', '@media': { [media.desktop]: { minHeight: '15rem' } } }]);

export const blocks = {
  give: banner,
  activities: banner,
  boxes: style([block, { minHeight: '30rem' }]),
};
