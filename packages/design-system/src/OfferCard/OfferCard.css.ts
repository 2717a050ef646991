import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { playState } from '../UrgencyBadges/UrgencyBadges.css.ts';

const still = { vars: { [playState]: 'paused' } };

/** Urgency messages stop rotating while the card is hovered or focused (SE-205). */
export const card = layered(
  { ':focus-within': still, '@media': { [media.hover]: { ':hover': still } } },
  'card',
);

export const otherOffers = layered(
  {
    paddingBlock: vars.space.s4,
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { color: vars.color.actionHover, textDecorationThickness: '2px' },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '@media': {
      [media.coarse]: { minBlockSize: vars.size.target },
      [media.noScript]: { display: 'none' },
    },
  },
  'otherOffers',
);

/** Lies above the card's stretched link, so that it can be pressed. */
export const details = layered(
  {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    justifySelf: 'start',
    minBlockSize: '1.75rem',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.color.action,
    font: 'inherit',
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [media.coarse]: { minBlockSize: vars.size.target },
      [media.noScript]: { display: 'none' },
      [media.hover]: {
        ':hover': {
          color: vars.color.actionHover,
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
  'details',
);
