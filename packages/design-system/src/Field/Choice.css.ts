import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** The whole line is the label, so that it can be pressed anywhere. */
export const choice = layered(
  {
    display: 'flex',
    gap: vars.space.s12,
    minHeight: '1.5rem',
    paddingBlock: vars.space.s4,
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&:has(input:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
    '@media': { [media.coarse]: { minHeight: vars.size.target, paddingBlock: vars.space.s8 } },
  },
  'choice',
);

/** The control is after its text, at the end of the line. */
export const atEnd = layered({ flexDirection: 'row-reverse', justifyContent: 'space-between' }, 'atEnd');

export const text = layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }, 'text');

export const count = layered(
  { flex: 'none', color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  'count',
);

/** Wraps at 40 % of the line, to leave room for the label. */
export const end = layered(
  {
    flex: 'none',
    maxWidth: '40%',
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  'end',
);

/** Aligned with the text of the choice, not with its control. */
export const beneath = layered({ paddingInlineStart: `calc(1.375rem + ${vars.space.s12})` }, 'beneath');

/** Help under a choice. */
export const help = layered(
  { fontSize: vars.fontSize.sm, color: vars.color.inkMuted, overflowWrap: 'anywhere' },
  'help',
);

/** A native checkbox or radio button with the design system's look; `::before` draws its state. */
export const control = layered(
  {
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    // Centred on the first line of its text.
    margin: 0,
    marginBlockStart: '0.0625rem',
    border: `1px solid ${vars.color.fieldLine}`,
    backgroundColor: vars.color.surface,
    color: vars.color.onAction,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:checked, &:indeterminate[type=checkbox]': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.action,
      },
      // A border of two pixels, so that red is not the only sign.
      '&[aria-invalid], [aria-invalid] &': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
      '&:checked:disabled, &:indeterminate[type=checkbox]:disabled': {
        borderColor: vars.color.fieldLine,
        backgroundColor: vars.color.fieldLine,
        color: vars.color.surface,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:enabled:not(:checked, [aria-invalid])': { borderColor: vars.color.ink },
        },
      },
      // The state is drawn in system colours.
      [media.forcedColors]: {
        selectors: {
          '&:checked, &:indeterminate[type=checkbox]': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
  'control',
);
