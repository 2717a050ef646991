import { globalStyle, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

export const count = layered({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: '1.375rem',
  height: '1.375rem',
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

const across = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } });

/** A moving line over the border above the bar; with reduced motion it covers the whole border. */
export const counting = layered({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInline: 0,
  height: '2px',
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '100%',
    backgroundColor: vars.color.action,
  },
  '@media': {
    [media.motion]: {
      '::before': { width: '30%', animation: `${across} 1s ease-in-out infinite` },
    },
    [media.forcedColors]: { '::before': { backgroundColor: 'Highlight' } },
  },
});

export const row = layered({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  gap: vars.space.s8,
  // Room for focus rings, which a scrolling row would cut off.
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s4,
  marginInline: `calc(-1 * ${vars.space.s4})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space.s24,
  scrollbarWidth: 'none',
  backgroundColor: vars.color.paper,
  // The background extends a little beyond the row, to cover shadows of content that scrolls under it, and so that no
  // text is cut off directly at the chips.
  boxShadow: `0 0 0 ${vars.space.s16} ${vars.color.paper}`,
  clipPath: `inset(0 calc(-1 * ${vars.space.s16}) calc(-1 * ${vars.space.s8}))`,
});

/** Sticks below a `SearchSummaryBar`. */
export const underSummary = layered({ insetBlockStart: '4.25rem' }, 'underSummary');

globalStyle(`${row} > *`, { '@layer': { [layer]: { flex: 'none' } } });
