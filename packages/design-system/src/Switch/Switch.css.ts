import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A native checkbox as a track; its `::before` is the knob. */
export const track = layered(
  {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: '2.625rem',
    height: '1.5rem',
    margin: 0,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '0.1875rem',
        insetInlineStart: '0.1875rem',
        width: '1rem',
        height: '1rem',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.fieldLine,
        transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '&:checked': { borderColor: vars.color.action, backgroundColor: vars.color.action },
      '&:checked::before': {
        insetInlineStart: 'calc(100% - 1.1875rem)',
        backgroundColor: vars.color.onAction,
      },
      '&[aria-invalid]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:disabled': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
      '&:checked:disabled': { borderColor: vars.color.fieldLine, backgroundColor: vars.color.fieldLine },
      '&:checked:disabled::before': { backgroundColor: vars.color.surface },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:enabled:not(:checked, [aria-invalid])': { borderColor: vars.color.ink },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
          '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&:checked::before': { backgroundColor: 'HighlightText' },
        },
      },
    },
  },
  'track',
);
