import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';
import { roundTarget } from '../theme/roundTarget.ts';

/** The photo carousel animates over 300 ms (SE-185). */
const SLIDE_DURATION = '300ms';

/** Takes its rounded corners from the box that it fills. */
export const frame = layered(
  { position: 'relative', inlineSize: '100%', aspectRatio: '16 / 9', borderRadius: 'inherit' },
  'frame',
);

export const viewport = layered(
  {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    borderRadius: 'inherit',
    userSelect: 'none',
    backgroundColor: vars.color.sunken,
  },
  'viewport',
);

/** Horizontal drags move the photos; vertical ones scroll the page. */
export const draggable = layered({ touchAction: 'pan-y pinch-zoom' }, 'draggable');

const slideMotion = {
  transitionDuration: SLIDE_DURATION,
  transitionTimingFunction: vars.motion.ease,
};

export const track = layered(
  {
    position: 'absolute',
    inset: 0,
    '@media': { [media.motion]: { ...slideMotion, transitionProperty: 'translate' } },
    selectors: { '&[data-dragging]': { transition: 'none' } },
  },
  'track',
);

const slide = {
  position: 'absolute',
  inset: 0,
  '@media': { [media.motion]: { ...slideMotion, transitionProperty: 'transform' } },
} as const;

/** Previous photos lie on the side they moved to, the next ones on the other. */
export const slides = {
  before: layered(
    {
      ...slide,
      transform: 'translateX(-100%)',
      selectors: { [rightToLeft]: { transform: 'translateX(100%)' } },
    },
    'before',
  ),
  current: layered(slide, 'current'),
  after: layered(
    {
      ...slide,
      transform: 'translateX(100%)',
      selectors: { [rightToLeft]: { transform: 'translateX(-100%)' } },
    },
    'after',
  ),
};

export const link = layered({ position: 'absolute', inset: 0, touchAction: 'inherit' }, 'link');

const glass = `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`;

/** The button is a 44 px target; the disc drawn in it is smaller, to cover less of the photo. */
export const button = layered(
  {
    ...roundTarget,
    position: 'absolute',
    insetBlockStart: `calc(50% - ${vars.size.target} / 2)`,
    color: vars.color.ink,
    '::before': {
      content: '',
      position: 'absolute',
      inset: vars.space.s4,
      borderRadius: vars.radius.full,
      backgroundColor: glass,
      boxShadow: vars.shadow.float,
    },
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '@media': {
      [media.hover]: {
        opacity: 0,
        transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: { [`${frame}:is(:hover, :focus-within) &`]: { opacity: 1 } },
      },
      [media.forcedColors]: { selectors: { '&::before': { border: '1px solid ButtonText' } } },
      [media.noScript]: { display: 'none' },
    },
    selectors: {
      '&:hover::before': { backgroundColor: vars.color.surface },
      // Hidden at the first and last photo, yet still focusable, so that a keyboard user keeps the focus. While
      // focused it also takes clicks, so that one press too many does not follow the link below.
      '&[aria-disabled="true"]': { cursor: 'default' },
      [`${frame} &[aria-disabled="true"]:not(:focus-visible)`]: { opacity: 0 },
      '&[aria-disabled="true"]:not(:focus)': { pointerEvents: 'none' },
    },
  },
  'button',
);

export const previous = layered({ insetInlineStart: vars.space.s4 }, 'previous');
export const next = layered({ insetInlineEnd: vars.space.s4 }, 'next');

export const arrow = layered(
  { position: 'relative', selectors: { '[aria-disabled="true"] &': { opacity: 0.4 } } },
  'arrow',
);

export const counter = layered(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s12,
    insetInlineEnd: vars.space.s12,
    paddingInline: vars.space.s8,
    borderRadius: vars.radius.full,
    backgroundColor: glass,
    color: vars.color.ink,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.text,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    // Without JavaScript only one photo can be seen.
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'counter',
);
