import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** As many columns as fit; one on a phone. */
export const list = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    columnGap: vars.space.s32,
    rowGap: vars.space.s16,
    margin: 0,
    padding: 0,
    // An empty string instead of "none": Safari does not announce a list whose list-style is "none".
    listStyleType: "''",
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.35,
    ':empty': { display: 'none' },
  },
  'list',
);

export const row = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space.s12,
    rowGap: vars.space.s4,
  },
  'row',
);

export const label = layered({ overflowWrap: 'anywhere', hyphens: 'auto' }, 'label');

export const text = layered({ fontWeight: 600, fontVariantNumeric: 'lining-nums tabular-nums' }, 'text');

const filled = { blockSize: '100%', borderRadius: 'inherit', background: vars.color.action } as const;
const forced = { background: 'CanvasText' } as const;
const VALUES = [
  '&::-webkit-meter-optimum-value',
  '&::-webkit-meter-suboptimum-value',
  '&::-webkit-meter-even-less-good-value',
  '&::-moz-meter-bar',
];
/** One rule per pseudo-element, because those of different engines cannot share a selector list. */
const onValues = (rule: typeof filled | typeof forced) =>
  Object.fromEntries(VALUES.map((selector) => [selector, rule]));

export const bar = layered(
  {
    gridColumn: '1 / -1',
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    blockSize: '0.375rem',
    appearance: 'none',
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    selectors: {
      // Chromium's default grid would halve the height of the bar.
      '&::-webkit-meter-inner-element': { display: 'flex', blockSize: '100%', borderRadius: 'inherit' },
      '&::-webkit-meter-bar': {
        flex: 1,
        blockSize: '100%',
        margin: 0,
        border: 0,
        borderRadius: 'inherit',
        background: 'none',
        transform: 'none',
        translate: 'none',
      },
      ...onValues(filled),
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        blockSize: '0.5rem',
        border: '1px solid CanvasText',
        boxShadow: 'none',
        background: 'Canvas',
        selectors: onValues(forced),
      },
    },
  },
  'bar',
);
