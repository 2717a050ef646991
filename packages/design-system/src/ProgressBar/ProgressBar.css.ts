import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

export const root = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  color: vars.color.ink,
});

export const label = layered({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const value = layered({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

const pass = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

/** Style of the completed part. The pseudo-elements of the two engines cannot share one selector list. */
const done = {
  borderRadius: 'inherit',
  backgroundColor: vars.color.action,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
} as const;

const doneForced = { backgroundColor: 'Highlight' } as const;

export const bar = layered({
  display: 'block',
  flex: '0 0 100%',
  boxSizing: 'border-box',
  height: vars.space.s8,
  appearance: 'none',
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.full,
  // The border colour of controls, because the bar's outline shows how much is left.
  boxShadow: `inset 0 0 0 1px ${vars.color.fieldLine}`,
  backgroundColor: vars.color.sunken,
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
    '&:indeterminate::-moz-progress-bar': { background: 'none' },
    // Without motion, a half full bar in stripes shows that the progress is unknown.
    '&:indeterminate': {
      backgroundImage: `repeating-linear-gradient(115deg, ${vars.color.action} 0 0.5rem, ${vars.color.actionSoft} 0.5rem 1rem)`,
    },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&:indeterminate': {
          backgroundImage: `linear-gradient(${vars.color.action}, ${vars.color.action})`,
          backgroundSize: '33% 100%',
          backgroundRepeat: 'no-repeat',
          animation: `${pass} 1.6s ease-in-out infinite`,
        },
        [`${rightToLeft}:indeterminate`]: { animationDirection: 'reverse' },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      boxShadow: 'none',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': doneForced,
        '&::-moz-progress-bar': doneForced,
        '&:indeterminate': {
          backgroundImage: 'repeating-linear-gradient(115deg, Highlight 0 0.5rem, Canvas 0.5rem 1rem)',
          backgroundSize: 'auto',
          animation: 'none',
        },
      },
    },
  },
});
