import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { grid, list } from '../../offers/grid/OfferGrid.css.ts';
import { laidOutNear } from '../../../kit/parts/laidOutNear.ts';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';

/** In two columns, a third card leaves a gap before a block; the next card fills it. */
export const rows = style([grid, { gridAutoFlow: 'dense' }]);

/** The offers of one hotel, in one column. */
export const column = list;

/** The list's cards are laid out in the grid around it, but it stays a list. */
export const row = style({ display: 'contents', listStyleType: "''" });

/** Height of a card's picture on a phone, where it is as wide as the screen without its margins. */
const pictureOnPhone = '(100vw - 2rem) * 0.5625';

/**
 * A card that a phone lays out only once it is near.
 *
 * @param text Usual height of its text.
 */
const laterCard = (text: string) =>
  laidOutNear(`calc(${pictureOnPhone} + ${text})`, {
    // A card laid out by itself has no rows of the grid, so it gets its own: at least as many as it needs.
    gridTemplateRows: 'repeat(12, auto)',
  });

/**
 * Rows after the first. Each card is laid out by itself, so that a focused element below stays in view when the last
 * ones are laid out.
 */
export const laterRow = style([row]);
globalStyle(`${laterRow} > *`, laterCard('17rem'));

/** List of activities. */
export const activities = style([grid]);
globalStyle(`${activities} > :nth-child(n + 4)`, laterCard('10.5rem'));

/**
 * A block spans all columns. It keeps its room while it loads, so that the rows below do not shift; an empty block
 * leaves no gap.
 */
const block = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space.s24,
  ':empty': { display: 'none' },
});

/** Height of its picture, which takes a third of the width. */
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
