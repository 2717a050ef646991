import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';
import { roundTarget } from '../theme/roundTarget.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { lowMeasures, measures, TALLEST_MONTH, title } from './CalendarMonth.css.ts';
import { reach, stickAt } from './sticking.css.ts';

export const hidden = visuallyHidden;

export const calendar = layered(
  {
    vars: measures,
    // Contains the visually hidden messages, which would otherwise widen a scrolling panel.
    position: 'relative',
    // Keeps the stacking order of its parts inside the calendar.
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // Its sticky parts have the same background.
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.text,
    '@media': { [media.low]: { vars: lowMeasures } },
    selectors: {
      '&[data-layout=scroll]': { vars: { [stickAt]: '0px' }, height: '100%', minHeight: 0 },
      '&[data-layout=months]': {
        vars: { [stickAt]: `calc(-1 * ${reach})` },
        width: '51rem',
        maxWidth: '100%',
        borderRadius: vars.radius.card,
      },
    },
  },
  'calendar',
);

export const message = layered(
  {
    margin: 0,
    padding: `${vars.space.s16} ${vars.space.s16} 0`,
    fontWeight: 600,
    selectors: {
      '[data-layout=months] > &': { paddingInline: vars.space.s24, paddingBlockStart: vars.space.s24 },
    },
  },
  'message',
);

export const shortcuts = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    margin: 0,
    padding: `${vars.space.s16} ${vars.space.s16} 0`,
    listStyleType: "''",
    selectors: {
      '[data-layout=months] > &': { paddingInline: vars.space.s24, paddingBlockStart: vars.space.s24 },
      [`[data-layout] > ${message} + &`]: { paddingBlockStart: vars.space.s12 },
    },
  },
  'shortcuts',
);

/** The months, with the loading message over them. */
export const stage = layered(
  { position: 'relative', display: 'flex', flex: '1 1 auto', minHeight: 0 },
  'stage',
);

export const loading = layered(
  {
    position: 'absolute',
    zIndex: 2,
    insetInline: vars.space.s16,
    insetBlockEnd: vars.space.s12,
    margin: 0,
    textAlign: 'center',
    pointerEvents: 'none',
  },
  'loading',
);

export const loadingText = layered(
  {
    display: 'inline-block',
    padding: `${vars.space.s8} ${vars.space.s16}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.ink,
    color: vars.color.surface,
    boxShadow: vars.shadow.float,
    fontSize: vars.fontSize.sm,
    textWrap: 'balance',
  },
  'loadingText',
);

export const pager = layered(
  {
    flex: '1 1 auto',
    minWidth: 0,
    padding: `${vars.space.s8} ${vars.space.s24} 0`,
    '@media': { [media.low]: { paddingBlockStart: vars.space.s4 } },
  },
  'pager',
);

export const pages = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: vars.space.s48,
    // Keeps the content below in place when a month with more weeks is shown.
    gridAutoRows: `minmax(${TALLEST_MONTH}, auto)`,
  },
  'pages',
);

/** At the height of the months' names, and sticky like them. */
export const arrows = layered(
  { position: 'sticky', zIndex: 3, insetBlockStart: stickAt, height: 0 },
  'arrows',
);

const arrow = {
  ...roundTarget,
  position: 'absolute',
  color: vars.color.action,
  insetBlockStart: `calc((${title} - ${vars.size.target}) / 2)`,
  selectors: {
    '&[aria-disabled=true]': { color: vars.color.fieldLine, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.actionSoft } },
    },
    [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText' } } },
  },
} as const;

// The drawing points back; mirrored, it points forward.
const turned = 'scaleX(-1)';

export const previous = layered(
  {
    ...arrow,
    insetInlineStart: `calc(-1 * ${vars.space.s8})`,
    selectors: { ...arrow.selectors, [rightToLeft]: { transform: turned } },
  },
  'previous',
);

export const next = layered(
  {
    ...arrow,
    insetInlineEnd: `calc(-1 * ${vars.space.s8})`,
    transform: turned,
    selectors: { ...arrow.selectors, [rightToLeft]: { transform: 'none' } },
  },
  'next',
);

export const chevron = layered({ width: '1.5rem', height: '1.5rem' }, 'chevron');

export const list = layered(
  { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0, minHeight: 0 },
  'list',
);

export const weekdays = layered(
  {
    display: 'grid',
    boxSizing: 'border-box',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    flex: '0 0 auto',
    width: '100%',
    maxWidth: '23rem',
    marginInline: 'auto',
    padding: `${vars.space.s12} ${vars.space.s16} ${vars.space.s8}`,
    color: vars.color.inkMuted,
    fontSize: `min(${vars.fontSize.xs}, 3.6vw)`,
    whiteSpace: 'nowrap',
    fontWeight: 500,
    textAlign: 'center',
    '@media': { [media.low]: { paddingBlock: vars.space.s4, lineHeight: '1rem' } },
  },
  'weekdays',
);

export const scroller = layered(
  {
    position: 'relative',
    flex: '1 1 auto',
    minHeight: 0,
    padding: `0 ${vars.space.s16}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps a focused day clear of the month's name and of the lower edge.
    scrollPaddingBlock: `calc(${title} + ${vars.space.s4}) 3.25rem`,
    '@media': { [media.low]: { scrollPaddingBlock: `${title} ${vars.space.s4}` } },
  },
  'scroller',
);

/** The end of the list, observed by an IntersectionObserver. */
export const end = layered({ height: vars.space.s24 }, 'end');
