import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { HALF } from './rail.css.ts';

export { band, drawing, rail, track } from './rail.css.ts';

export const root = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted } },
});

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const label = layered({
  minWidth: 0,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const value = layered({ fontVariantNumeric: 'tabular-nums' });

export const description = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: `calc(2 * ${HALF})`,
  height: `calc(2 * ${HALF})`,
  border: `2px solid ${vars.color.action}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  transition: `border-width ${vars.motion.fast} ${vars.motion.ease}`,
} as const;
const held = { borderWidth: '4px' } as const;
const disabled = { borderColor: vars.color.fieldLine, backgroundColor: vars.color.sunken } as const;
const focused = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;
const webkit = '::-webkit-slider-thumb';
const moz = '::-moz-range-thumb';

// The two engines' names for the thumb cannot stand in one list of selectors.
export const input = layered({
  position: 'relative',
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'inherit',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    [`&${webkit}`]: knob,
    [`&${moz}`]: knob,
    [`&:active${webkit}`]: held,
    [`&:active${moz}`]: held,
    [`&:disabled${webkit}`]: disabled,
    [`&:disabled${moz}`]: disabled,
    // The ring goes round the thumb.
    '&:focus-visible': { outline: 'none' },
    [`&:focus-visible${webkit}`]: focused,
    [`&:focus-visible${moz}`]: focused,
  },
  '@media': {
    [media.hover]: {
      selectors: { [`&:enabled:hover${webkit}`]: held, [`&:enabled:hover${moz}`]: held },
    },
  },
});
