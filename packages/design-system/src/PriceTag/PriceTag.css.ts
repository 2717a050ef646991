import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/**
 * The text is in spoken order (from, price, instead of, per night); the grid shows the small words above the price.
 */
export const tag = layered(
  {
    display: 'grid',
    margin: 0,
    color: vars.color.inkMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.xs,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  'tag',
);

// The column that grows is the one opposite the edge that the lines are aligned to.
export const align = {
  start: layered({ gridTemplateColumns: 'auto 1fr', justifyItems: 'start', textAlign: 'start' }, 'start'),
  end: layered({ gridTemplateColumns: '1fr auto', justifyItems: 'end', textAlign: 'end' }, 'end'),
};

export const from = layered({ gridRow: 1, gridColumn: 1 }, 'from');

export const reference = layered(
  {
    gridRow: 1,
    gridColumn: 2,
    whiteSpace: 'nowrap',
    selectors: { [`${from} ~ &`]: { marginInlineStart: '0.4em' } },
  },
  'reference',
);

const amount = layered(
  {
    gridRow: 2,
    gridColumn: '1 / -1',
    color: vars.color.ink,
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    // The automatic minimum would be 0 over a growing column, and the amount would overlap its neighbour.
    minInlineSize: 'max-content',
  },
  'amount',
);

export const amounts = {
  small: `${amount} ${layered({ fontSize: vars.fontSize.lg }, 'small')}`,
  medium: `${amount} ${layered({ fontSize: vars.fontSize.xl }, 'medium')}`,
  large: `${amount} ${layered({ fontSize: vars.fontSize.xxl }, 'large')}`,
};

export const note = layered(
  { gridRow: 3, gridColumn: '1 / -1', textWrap: 'balance', selectors: { '& + &': { gridRow: 4 } } },
  'note',
);
