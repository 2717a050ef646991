import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { roundTarget } from '../theme/roundTarget.ts';

export const disc = layered(
  {
    ...roundTarget,
    backgroundColor: `color-mix(in srgb, ${vars.color.surface} 72%, transparent)`,
    backdropFilter: 'blur(6px)',
    color: vars.color.ink,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    ':hover': { backgroundColor: vars.color.surface },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'disc',
);

/** Gives under the finger, and springs back. */
export const heart = layered(
  {
    '@media': {
      [media.motion]: {
        transition: `transform ${vars.motion.slow} cubic-bezier(0.3, 2.2, 0.5, 1)`,
        selectors: { ':active > &': { transform: 'scale(0.8)' } },
      },
    },
  },
  'heart',
);

export const filled = layered(
  { color: vars.color.promo, '@media': { [media.forcedColors]: { color: 'Highlight' } } },
  'filled',
);
