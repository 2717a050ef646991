import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const state = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s16,
    paddingBlock: vars.space.s32,
    paddingInline: vars.space.s16,
    textAlign: 'center',
    color: vars.color.ink,
  },
  'state',
);

export const vignette = layered(
  { inlineSize: '15rem', maxInlineSize: '100%', blockSize: 'auto' },
  'vignette',
);

export const sentence = layered(
  {
    maxInlineSize: 'min(32rem, 100%)',
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.xl,
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // Breaks long words in large text on a phone; unlike `break-word`, also in a grid or a row.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  'sentence',
);

const drawn = { stroke: 'none' } as const;

export const sun = layered({ ...drawn, fill: vars.color.accent }, 'sun');
export const far = layered({ ...drawn, fill: vars.color.line }, 'far');
export const near = layered(
  { ...drawn, fill: `color-mix(in oklab, ${vars.color.action} 32%, ${vars.color.actionSoft})` },
  'near',
);
export const paper = layered({ ...drawn, fill: vars.color.paper }, 'paper');

const inked = {
  stroke: vars.color.ink,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const plate = layered({ ...inked, fill: vars.color.surface }, 'plate');
export const line = layered({ ...inked, fill: 'none' }, 'line');
export const heart = layered({ ...inked, fill: vars.color.promo }, 'heart');
