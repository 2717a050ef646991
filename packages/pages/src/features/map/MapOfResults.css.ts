import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { columns } from '../offers/grid/OfferGrid.css.ts';

/** Screens with room for cards and a map beside each other. */
export const besideMedia = '(width >= 1280px)';

/**
 * Height of what sticks to the top of the window while results are scrolled: the summary of the search and the filters.
 */
const STICKY_TOP = '8.5rem';

/** Cards, and beside them their map when it is open. */
export const split = style({
  '@media': {
    [besideMedia]: {
      selectors: {
        '&[data-map]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)',
          columnGap: vars.space.s24,
          alignItems: 'start',
          vars: { [columns]: '2' },
        },
      },
    },
  },
});

export const results = style({ minWidth: 0 });

/** Stays in sight while the cards are scrolled. */
export const beside = style({
  display: 'none',
  '@media': {
    [besideMedia]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: STICKY_TOP,
      blockSize: `calc(100dvh - ${STICKY_TOP} - ${vars.space.s24})`,
      overflow: 'hidden',
      // The land has the colour of the page.
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.sunken,
    },
  },
});

export const opener = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
