import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';
import { roundTarget } from '../theme/roundTarget.ts';

export const place = layered({ position: 'relative', display: 'inline-flex' }, 'place');

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

/** Shrinks while pressed, and springs back. */
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

// Fills the outline icon. The rule is global because the icon's path takes no class.
globalStyle(`${filled} > path`, { '@layer': { [layer]: { fill: 'currentColor' } } });

/** Under the heart, extending towards the start of the line. */
export const errorMessage = layered(
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: '3rem',
    insetInlineEnd: 0,
    inlineSize: 'max-content',
    maxInlineSize: '14rem',
    padding: vars.space.s8,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    color: vars.color.danger,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'errorMessage',
);
