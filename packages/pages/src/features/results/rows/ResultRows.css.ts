import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { grid, list } from '../../offers/grid/OfferGrid.css.ts';
import { laidOutNear } from '../../../kit/parts/laidOutNear.ts';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';

/** In two columns a third card leaves a gap before a block: the next card fills it. */
export const rows = style([grid, { gridAutoFlow: 'dense' }]);

/** The offers of one hotel, below each other. */
export const column = list;

/** Its cards are laid out in the grid around it; it stays a list. */
export const row = style({ display: 'contents', listStyleType: "''" });

/** A card's picture on a phone: as wide as the screen without its margins. */
const pictureOnPhone = '(100vw - 2rem) * 0.5625';

/** A card that a phone lays out once it is near; until then its text is as tall as those of its kind. */
const laterCard = (text: string) =>
  laidOutNear(`calc(${pictureOnPhone} + ${text})`, {
    // What is laid out by itself takes no rows from the list: as many as a card needs, or more.
    gridTemplateRows: 'repeat(12, auto)',
  });

/** Rows after the first. Card by card: what gets the focus below them stays in view when the last ones are laid out. */
export const laterRow = style([row]);
globalStyle(`${laterRow} > *`, laterCard('17rem'));

/** Activities, in one list. */
export const activities = style([grid]);
globalStyle(`${activities} > :nth-child(n + 4)`, laterCard('10.5rem'));

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
