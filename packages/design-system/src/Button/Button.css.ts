import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const button = layered({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  boxSizing: 'border-box',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.field,
  fontFamily: vars.font.text,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
  },
});

export const tone = {
  primary: layered(
    {
      backgroundColor: vars.color.action,
      color: vars.color.onAction,
      selectors: {
        '&:active': { backgroundColor: vars.color.actionHover },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          backgroundColor: vars.color.sunken,
          color: vars.color.inkMuted,
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: vars.color.actionHover },
          },
        },
      },
    },
    'primary',
  ),
  secondary: layered(
    {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.fieldLine,
      color: vars.color.ink,
      selectors: {
        '&:active': { backgroundColor: vars.color.sunken },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
          backgroundColor: 'transparent',
          borderColor: vars.color.line,
          color: vars.color.inkMuted,
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled, [aria-disabled=true])': {
              borderColor: vars.color.ink,
              backgroundColor: vars.color.paper,
            },
          },
        },
      },
    },
    'secondary',
  ),
  quiet: layered(
    {
      backgroundColor: 'transparent',
      color: vars.color.action,
      selectors: {
        '&:active': { backgroundColor: vars.color.actionSoft },
        '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': { color: vars.color.inkMuted },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled, [aria-disabled=true])': {
              backgroundColor: vars.color.actionSoft,
              color: vars.color.actionHover,
            },
          },
        },
      },
    },
    'quiet',
  ),
};

export const size = {
  small: layered(
    {
      minHeight: '2.25rem',
      paddingBlock: vars.space.s4,
      paddingInline: vars.space.s12,
      fontSize: vars.fontSize.sm,
      '@media': { [media.coarse]: { minHeight: vars.size.target } },
    },
    'small',
  ),
  medium: layered(
    {
      minHeight: vars.size.target,
      paddingBlock: vars.space.s8,
      paddingInline: vars.space.s16,
      fontSize: vars.fontSize.md,
    },
    'medium',
  ),
  large: layered(
    {
      minHeight: '3.25rem',
      paddingBlock: vars.space.s12,
      paddingInline: vars.space.s24,
      fontSize: vars.fontSize.lg,
    },
    'large',
  ),
};

export const wide = layered({ display: 'flex', width: '100%' });

/** The label keeps its room while the spinner is over it, so that the button does not change width. */
export const content = layered({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = layered({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  '@media': { [media.motion]: { animation: `${turn} 800ms linear infinite` } },
});
