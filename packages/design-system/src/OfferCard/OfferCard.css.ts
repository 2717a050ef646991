import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { playState } from '../UrgencyBadges/UrgencyBadges.css.ts';

/** As tall as its row, so that the feet of neighbours stand on one line whatever their texts. */
export const card = layered(
  {
    position: 'relative',
    // What stands above its link stands above nothing else of the page: a search's open list lies over it.
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    ':focus-within': { vars: { [playState]: 'paused' } },
    '@media': {
      [media.hover]: {
        ':hover': { boxShadow: vars.shadow.lift, vars: { [playState]: 'paused' } },
      },
      [media.motion]: {
        transition: `translate ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
      },
      [`${media.motion} and ${media.hover}`]: { ':hover': { translate: '0 -2px' } },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'card',
);

/** Stands above the stretched link: it has a link of its own under its photos, and buttons. */
export const picture = layered(
  { position: 'relative', zIndex: 1, borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  'picture',
);

const overlay = { position: 'absolute', zIndex: 1 } as const;

// What is only looked at lets a drag or a click through to the photo.
export const promotion = layered(
  { ...overlay, insetBlockStart: vars.space.s12, insetInlineStart: vars.space.s12, pointerEvents: 'none' },
  'promotion',
);

export const urgency = layered(
  {
    ...overlay,
    insetBlockEnd: vars.space.s12,
    insetInlineStart: vars.space.s12,
    maxInlineSize: 'calc(100% - 5.5rem)',
    pointerEvents: 'none',
  },
  'urgency',
);

export const heart = layered(
  { ...overlay, insetBlockStart: vars.space.s8, insetInlineEnd: vars.space.s8 },
  'heart',
);

export const body = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space.s4,
    padding: vars.space.s16,
    paddingBlockStart: vars.space.s12,
    minInlineSize: 0,
  },
  'body',
);

export const place = layered(
  { margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.xs, lineHeight: 1.4 },
  'place',
);

/** Name and stars run on as one text. */
export const headline = layered(
  {
    fontFamily: vars.font.display,
    fontWeight: 600,
    fontSize: vars.fontSize.lg,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  'headline',
);

export const heading = layered(
  { display: 'inline', margin: 0, font: 'inherit', letterSpacing: 'inherit' },
  'heading',
);

/** Its `::after` covers the card: a click anywhere is a click on a real link, with everything that browsers give one. */
export const link = layered(
  {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      [`${card}:hover &`]: {
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent,
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.2em',
      },
    },
  },
  'link',
);

export const label = layered({ margin: 0, fontSize: vars.fontSize.sm, lineHeight: 1.4 }, 'label');

export const headwords = layered(
  {
    margin: 0,
    overflow: 'hidden',
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'headwords',
);

export const score = layered({ marginBlockStart: vars.space.s4 }, 'score');

export const foot = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    rowGap: vars.space.s8,
    columnGap: vars.space.s12,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.s12,
  },
  'foot',
);

/** A line of its own: beside the price it would break into three on a phone. */
export const cancellation = layered({ flexBasis: '100%' }, 'cancellation');

export const price = layered({ flex: 'none', marginInlineStart: 'auto' }, 'price');

/** As tall as a price with a line above and one beneath, so that the lines above it stand level too. */
export const tallPrice = layered({ display: 'grid', alignItems: 'end', minBlockSize: '3.8rem' }, 'tallPrice');

/** Drawn as a button; the stretched link lies over it and does its work. */
const action = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.2,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { backgroundColor: vars.color.actionHover } },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText', color: 'LinkText' } },
} as const;

export const actions = {
  regular: layered({ ...action, paddingInline: vars.space.s24 }, 'regular'),
  /** For the Dutch (SE-183). */
  narrow: layered({ ...action, paddingInline: vars.space.s16 }, 'narrow'),
};

export const otherOffers = layered(
  {
    position: 'relative',
    zIndex: 1,
    alignSelf: 'flex-start',
    marginBlockStart: vars.space.s4,
    paddingBlock: vars.space.s4,
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.color.action,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    ':hover': { color: vars.color.actionHover, textDecorationThickness: '2px' },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '@media': { [media.coarse]: { minBlockSize: vars.size.target } },
  },
  'otherOffers',
);
