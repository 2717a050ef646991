import { createVar, fallbackVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/*
 * The common look of a field of the search: a small label above its value, no box of its own (the bar around it
 * is the box). The control fills the whole field and the label lies over it, so that a press anywhere lands on
 * the control, and the control's own focus ring is the field's.
 */

/** Distance between a field and the edges of its bar; set by the bar. */
export const barInset = createVar('barInset');

/** The distance to the bar, or 0 outside of a bar. */
export const distanceToBar = fallbackVar(barInset, '0px');

export const field = layered({ position: 'relative', display: 'flex', minWidth: 0 }, 'field');

const inset = vars.space.s16;

export const label = layered(
  {
    position: 'absolute',
    insetBlockStart: vars.space.s12,
    insetInline: inset,
    overflow: 'hidden',
    fontSize: vars.fontSize.xs,
    fontWeight: 600,
    lineHeight: 1.25,
    color: vars.color.ink,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  'label',
);

/** An input, a select or a button that fills its field, with padding for the label's line. */
export const control = layered(
  {
    appearance: 'none',
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: '4.125rem',
    margin: 0,
    border: 0,
    borderRadius: vars.radius.field,
    paddingBlockStart: `calc(${vars.space.s12} + 1.125rem)`,
    paddingBlockEnd: vars.space.s12,
    paddingInline: inset,
    background: 'none',
    font: 'inherit',
    // At least 16 px: iOS zooms the page into a smaller input.
    fontSize: vars.fontSize.md,
    lineHeight: 1.5,
    textAlign: 'start',
    color: vars.color.ink,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      // Drawn inside the control, where a neighbouring field cannot cover it.
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' },
      '&[aria-expanded=true]': { backgroundColor: vars.color.surface },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, :focus)': { backgroundColor: vars.color.sunken } },
      },
    },
  },
  'control',
);

/** A native input and its label: the field is at least as wide as both. */
export const native = {
  field: layered({ display: 'grid' }, 'nativeField'),
  label: layered(
    {
      position: 'relative',
      inset: 'auto',
      gridArea: '1 / 1',
      alignSelf: 'start',
      margin: `${vars.space.s12} ${inset} 0`,
      overflow: 'visible',
    },
    'nativeLabel',
  ),
  control: layered(
    {
      gridArea: '1 / 1',
      height: '4.125rem',
      minWidth: '4.5rem',
      selectors: { '&[type="date"]': { minWidth: '10.25rem' } },
    },
    'nativeControl',
  ),
};

/** A control that opens something. */
export const pressable = layered({ cursor: 'pointer' }, 'pressable');

/** One line of text that a narrow field may cut; the whole text stays in the accessible name. */
export const value = layered(
  {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      // The placeholder.
      '&[data-empty]': { color: vars.color.inkMuted },
    },
  },
  'value',
);
