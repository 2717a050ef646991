import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { grid, list } from '../../offers/grid/OfferGrid.css.ts';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';

/** In two columns a third card leaves a gap before a block: the next card fills it. */
export const rows = style([grid, { gridAutoFlow: 'dense' }]);

/** The offers of one hotel, below each other. */
export const column = list;

/** Its cards are laid out in the grid around it; it stays a list. */
export const row = style({ display: 'contents', listStyleType: "''" });

/**
 * A block spans the columns. Its room is kept until it is here, so that the rows beneath do not move; what does not
 * come leaves no hole.
 */
const block = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space.s24,
  ':empty': { display: 'none' },
});

/** As tall as its picture, which takes a third of the width. */
const besidePicture = `max(15rem, min(100vw - 4rem, ${vars.size.content}) * 0.225)`;

const banner = style([
  block,
  { minHeight: '31rem', '@media': { [media.desktop]: { minHeight: besidePicture } } },
]);

export const blocks = {
  give: banner,
  activities: banner,
  boxes: style([block, needsScript, { minHeight: '30rem' }]),
};
