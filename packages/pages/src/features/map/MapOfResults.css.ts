import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { columns } from '../offers/grid/OfferGrid.css.ts';

/** Screens with room for cards and a map side by side. */
export const besideMedia = '(width >= 1280px)';

/**
 * Height of the sticky bars at the top of the window while results are scrolled: the summary of the search, and the
 * filters.
 */
const STICKY_TOP = '8.5rem';

/** Cards, with the map beside them when it is open. */
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

/** The map stays visible while the cards are scrolled. */
export const beside = style({
  display: 'none',
  '@media': {
    [besideMedia]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: STICKY_TOP,
      blockSize: `calc(100dvh - ${STICKY_TOP} - ${vars.space.s24})`,
      overflow: 'hidden',
      // The land on the map has the same colour as the page.
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.sunken,
    },
  },
});

export const opener = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
