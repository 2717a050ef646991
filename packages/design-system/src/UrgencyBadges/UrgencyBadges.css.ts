import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Time per message in ms, including its fade (SE-205, ALG-24). */
const TURN_MS = 3000;
const FADE_MS = 500;

const round = 2 * TURN_MS;
const share = (ms: number) => `${(ms / round) * 100}%`;

const takesTurns = keyframes({
  '0%': { opacity: 1 },
  [share(TURN_MS - FADE_MS)]: { opacity: 1 },
  [share(TURN_MS)]: { opacity: 0 },
  [share(round - FADE_MS)]: { opacity: 0 },
  '100%': { opacity: 1 },
});

/** A container sets it to `paused` while it is hovered, to stop the rotation. */
export const playState = createVar('urgency-play-state');

export const list = layered(
  { display: 'grid', justifyItems: 'start', gap: vars.space.s4, margin: 0, padding: 0, listStyleType: "''" },
  'list',
);

const message = layered(
  {
    paddingBlock: '0.1875rem',
    paddingInline: vars.space.s8,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.xs,
    fontWeight: 600,
    lineHeight: 1.4,
    // Breaks a long word at twice the text size, so that it stays inside the card.
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'message',
);

export const tones = {
  promo: `${message} ${layered({ backgroundColor: vars.color.promoSoft, color: vars.color.promo }, 'promo')}`,
  good: `${message} ${layered({ backgroundColor: vars.color.goodSoft, color: vars.color.good }, 'good')}`,
  social: `${message} ${layered({ backgroundColor: vars.color.surface, color: vars.color.accentInk }, 'social')}`,
};

/** On the line of the first words of a text of several lines. */
export const sign = layered(
  { display: 'inline-flex', verticalAlign: '-0.1875em', marginInlineEnd: vars.space.s4 },
  'sign',
);

/** Two messages share one grid cell and alternate. Under reduced motion they are stacked. */
export const turns = layered(
  {
    '@media': {
      [media.motion]: {
        gridArea: '1 / 1',
        animation: `${takesTurns} ${round}ms linear infinite`,
        animationPlayState: fallbackVar(playState, 'running'),
        selectors: {
          '&:last-child': { animationDelay: `-${TURN_MS}ms` },
          [`${list}:is(:hover, :focus-within) > &`]: { animationPlayState: 'paused' },
        },
      },
    },
  },
  'turns',
);
