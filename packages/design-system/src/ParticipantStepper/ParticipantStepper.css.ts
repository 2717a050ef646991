import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { roundTarget } from '../theme/roundTarget.ts';

export const row = layered({
  // Contains the visually hidden message, which would otherwise widen a scrolling panel.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
});

export const text = layered({ minWidth: 0, flex: '1 1 auto' });

export const label = layered({
  display: 'block',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] &': { color: vars.color.inkMuted } },
});

export const hint = layered({ display: 'block', fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

export const controls = layered({
  display: 'flex',
  alignItems: 'center',
  flex: '0 0 auto',
});

export const value = layered({
  minWidth: '2.5rem',
  paddingBlock: vars.space.s4,
  borderRadius: vars.radius.field,
  textAlign: 'center',
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'default',
  selectors: { '[data-disabled] &': { color: vars.color.inkMuted } },
});

/** The target is the whole 44 px square; the circle drawn inside it is smaller. */
export const button = layered({
  ...roundTarget,
  position: 'relative',
  flex: '0 0 auto',
  color: vars.color.action,
  // Prevents the zoom of a double tap, so that two quick taps count twice.
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: vars.space.s4,
      border: `1px solid ${vars.color.fieldLine}`,
      borderRadius: 'inherit',
      transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:not([aria-disabled=true]):active::before': { backgroundColor: vars.color.actionSoft },
    '&[aria-disabled=true]': { color: vars.color.inkMuted, cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:not([aria-disabled=true]):hover::before': {
          borderColor: vars.color.action,
          backgroundColor: vars.color.actionSoft,
        },
      },
    },
    [media.forcedColors]: {
      color: 'ButtonText',
      selectors: { '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 } },
    },
  },
});

/** Drawn over the circle. */
export const sign = layered({ position: 'relative' });
