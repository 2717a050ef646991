import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { partOf } from './partOf.ts';

/** As tall as its row, so that the feet of neighbouring cards are aligned whatever their texts. */
export const card = layered(
  {
    position: 'relative',
    // A stacking context of its own: the controls above its link stay below the page's popups.
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    transition: `translate ${vars.motion.fast} ${vars.motion.ease}, box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: { ':hover': { boxShadow: vars.shadow.lift } },
      [`${media.motion} and ${media.hover}`]: { ':hover': { translate: '0 -2px' } },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'card',
);

/** The box of the picture and what lies over its corners. */
export const picture = layered(
  {
    position: 'relative',
    flex: 'none',
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
  },
  'picture',
);

/** Above the card's link. */
export const raised = layered({ zIndex: 1 }, 'raised');

// An unavailable offer keeps its picture, in grey.
partOf(`[data-unavailable] > ${picture} > :first-child`, { filter: 'grayscale(1)' });

const overlay = { position: 'absolute', zIndex: 1 } as const;

// Labels over the picture let drags and clicks through to it.
export const promotion = layered(
  {
    ...overlay,
    insetBlockStart: vars.space.s12,
    insetInlineStart: vars.space.s12,
    pointerEvents: 'none',
  },
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

/** On the card's own colour, so that it is read over any photo. */
export const unavailable = layered(
  {
    margin: 0,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.sheet,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'unavailable',
);

export const body = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space.s4,
    minInlineSize: 0,
    padding: vars.space.s16,
    paddingBlockStart: vars.space.s12,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
  },
  'body',
);

const stacked = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  ':empty': { display: 'none' },
} as const;

export const aboveName = layered(stacked, 'aboveName');

/** The lines between name and foot. */
export const lines = layered(stacked, 'lines');

/** One of these lines; its element is rendered even when the line is empty, see `CardCell`. */
export const line = layered({ ':empty': { display: 'none' } }, 'line');

/** The name and what goes on after it run on as one text. */
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

export const heading = layered({ display: 'inline', margin: 0, font: 'inherit' }, 'heading');

/**
 * Its `::after` covers the card, so that a click anywhere on the card is a click on a real link.
 */
export const link = layered(
  {
    color: 'inherit',
    textDecoration: 'none',
    // Makes the text itself a target of 24 px without moving a line.
    paddingBlock: '0.125rem',
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

const text = { margin: 0, overflowWrap: 'anywhere' } as const;
const muted = { ...text, color: vars.color.inkMuted } as const;

export const texts = {
  plain: layered(text, 'plain'),
  muted: layered(muted, 'muted'),
  /** For text over the name, e.g. the place. */
  small: layered({ ...muted, fontSize: vars.fontSize.xs }, 'small'),
  /** A little away from the lines above. */
  apart: layered({ ...text, marginBlockStart: vars.space.s4 }, 'apart'),
  /** On one truncated line. */
  cut: layered({ ...muted, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'cut'),
};

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

/** On a line of its own: beside the price it would break into three lines on a phone. */
export const note = layered({ flex: '1 0 100%' }, 'note');

/** Drawn as a button; the card's link lies over it and receives its clicks. */
export const action = layered(
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    fontWeight: 600,
    lineHeight: 1.2,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { [`${card}:hover &`]: { backgroundColor: vars.color.actionHover } },
    '@media': { [media.forcedColors]: { border: '1px solid LinkText', color: 'LinkText' } },
  },
  'action',
);

export const actions = {
  regular: `${action} ${layered({ paddingInline: vars.space.s24 }, 'regular')}`,
  /** For long words (SE-183). */
  narrow: `${action} ${layered({ paddingInline: vars.space.s16 }, 'narrow')}`,
};

/** The notes of the price wrap before the price wraps below the action. */
export const price = layered(
  {
    flex: '1 1 0',
    selectors: {
      // Beside an action, as tall as a price with a line above and one beneath, so that the text above is aligned
      // too.
      [`${action} ~ &`]: {
        display: 'grid',
        alignItems: 'end',
        minBlockSize: '3.8rem',
      },
    },
  },
  'price',
);

/** Above the stretched link. */
export const after = layered({ position: 'relative', zIndex: 1, marginBlockStart: vars.space.s8 }, 'after');
