import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Layer of pins over the map; presses beside a pin reach the map. */
export const layer = layered({ position: 'absolute', inset: 0, zIndex: 1, pointerEvents: 'none' }, 'layer');

export const pin = layered(
  {
    position: 'absolute',
    // Physical, like the coordinates that position the pin: west is on the left in every language.
    top: 0,
    left: 0,
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    transform: 'translate(-50%, -50%)',
    cursor: 'pointer',
    pointerEvents: 'auto',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.coarse]: { selectors: { '&:not([data-dot])': { minHeight: vars.size.target } } } },
    selectors: {
      '&[data-dot]': { zIndex: 0 },
      '&[data-selected]': { zIndex: 2 },
      '&:is(:hover, :focus-visible)': { zIndex: 3 },
      // The label draws the focus ring, so that it follows the label's shape.
      '&:focus-visible': { outline: 'none' },
    },
  },
  'pin',
);

const isDot = '[data-dot]:not(:hover, :focus-visible, [data-selected])';

export const label = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    padding: '0.1875rem 0.625rem',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    // A small shadow, because up to a hundred pins lie side by side.
    boxShadow: `0 1px 3px color-mix(in srgb, ${vars.color.ink} 16%, transparent)`,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-visited] > &': { backgroundColor: vars.color.sunken, color: vars.color.inkMuted },
      ':hover > &': { borderColor: vars.color.ink },
      '[data-selected] > &': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
        color: vars.color.onAction,
      },
      ':focus-visible > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      [`${isDot} > &`]: {
        width: '0.6875rem',
        height: '0.6875rem',
        padding: 0,
        overflow: 'hidden',
        border: `2px solid ${vars.color.surface}`,
        backgroundColor: vars.color.action,
        color: 'transparent',
        fontSize: 0,
      },
      [`${isDot}[data-visited] > &`]: { backgroundColor: vars.color.fieldLine },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '[data-selected] > &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          [`${isDot} > &`]: { backgroundColor: 'ButtonText' },
        },
      },
    },
  },
  'label',
);

export const heart = layered(
  {
    marginInlineStart: '-0.125rem',
    color: vars.color.promo,
    selectors: {
      '[data-selected] &': { color: 'inherit' },
      [`${isDot} &`]: { display: 'none' },
    },
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'heart',
);
