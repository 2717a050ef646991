import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const carousel = layered({ position: 'relative' }, 'carousel');

/** Room for a card's focus ring and hover effect, which the viewport's overflow would cut off. */
const room = vars.space.s8;

export const viewport = layered(
  {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(${room} * -1)`,
    marginBlock: `calc(${room} * -1)`,
    padding: room,
    selectors: { '&[data-ready]': { overflow: 'hidden' } },
  },
  'viewport',
);

export const row = layered(
  {
    display: 'flex',
    gap: vars.space.s16,
    margin: 0,
    padding: 0,
    listStyleType: "''",
    // Sideways drags move the row; vertical ones scroll the page.
    touchAction: 'pan-y pinch-zoom',
    '@media': { [media.desktop]: { gap: vars.space.s24 } },
  },
  'row',
);

const gaps = (count: number, gap: string) => `(100% - ${count - 1} * ${gap}) / ${count}`;

/** Widths of the cards: on a phone, the edge of the next card is visible to show that there are more. */
export const slide = {
  medium: layered(
    {
      flex: '0 0 min(17.5rem, 84%)',
      minWidth: 0,
      '@media': {
        [media.desktop]: { flexBasis: `calc(${gaps(2, vars.space.s24)})` },
        [media.wide]: { flexBasis: `calc(${gaps(3, vars.space.s24)})` },
      },
    },
    'medium',
  ),
  small: layered(
    {
      flex: '0 0 min(13rem, 62%)',
      minWidth: 0,
      '@media': {
        [media.desktop]: { flexBasis: `calc(${gaps(3, vars.space.s24)})` },
        [media.wide]: { flexBasis: `calc(${gaps(4, vars.space.s24)})` },
      },
    },
    'small',
  ),
};

/** The buttons lie across the row's edges; a phone has none, since the row itself is dragged. */
const button = {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(50% - ${vars.size.target} / 2)`,
  '@media': { [media.phone]: { display: 'none' } },
  selectors: { '&[aria-disabled="true"]:not(:focus-visible)': { visibility: 'hidden' } },
} as const;

export const previous = layered({ ...button, insetInlineStart: `calc(${vars.space.s16} * -1)` }, 'previous');
export const next = layered({ ...button, insetInlineEnd: `calc(${vars.space.s16} * -1)` }, 'next');
