import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { stickAt } from './sticking.css.ts';

/** Height of a week; in rem, so that rows follow the visitor's own text size. */
const row = createVar('calendar-row');
/** Height of a month's name. */
export const title = createVar('calendar-title');
/** Line height of a day's number. */
const number = createVar('calendar-number');
/** Distances from the edges of a day to the dots of today and of the best price. */
const toToday = createVar('calendar-to-today');
const toBest = createVar('calendar-to-best');

/** Height of the row of weekdays in a month that shows it. */
const WEEKDAYS = '2rem';

/** Set on the calendar around the months, which uses some of them for its own layout. */
export const measures = {
  [row]: '3.25rem',
  [title]: '3.5rem',
  [number]: '1.875rem',
  [toToday]: '0.1875rem',
  [toBest]: '0.25rem',
};
/** For a low window, where showing another week matters more than spacing. */
export const lowMeasures = {
  [row]: '2.75rem',
  [title]: '2rem',
  [number]: '1.625rem',
  [toToday]: '0px',
  [toBest]: '0px',
};

/** Height of a month with six weeks and its own row of weekdays. */
export const TALLEST_MONTH = `calc(${title} + ${WEEKDAYS} + 6 * ${row})`;

const height = (weeks: number) => ({ minHeight: `calc(${title} + ${weeks} * ${row})` });

export const month = layered(
  {
    width: '100%',
    maxWidth: '21rem',
    marginInline: 'auto',
    // Keeps the exact height of a month whose days are not rendered, so that scrolling past it causes no shift.
    selectors: {
      '&[data-weeks="4"]': height(4),
      '&[data-weeks="5"]': height(5),
      '&[data-weeks="6"]': height(6),
    },
  },
  'month',
);

export const monthTitle = layered(
  {
    // Keeps the name visible while the month's weeks scroll past.
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: stickAt,
    boxSizing: 'border-box',
    height: title,
    margin: 0,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    lineHeight: title,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  },
  'monthTitle',
);

export const table = layered(
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
  },
  'table',
);

export const hiddenWeekdays = visuallyHidden;

export const weekday = layered(
  {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: `calc(${title} + ${stickAt})`,
    boxSizing: 'border-box',
    height: WEEKDAYS,
    padding: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: 500,
    textAlign: 'center',
  },
  'weekday',
);

/** Corner radius of the cell, used by the focus ring, and of the shape 2 px inside it. */
const rounded = vars.radius.card;
const shape = `calc(${rounded} - 2px)`;

const side = (which: 'Start' | 'End', inset: string, radius: string | number) => ({
  [`insetInline${which}`]: inset,
  [`borderStart${which}Radius`]: radius,
  [`borderEnd${which}Radius`]: radius,
});
const flat = (which: 'Start' | 'End') => side(which, '-0.5px', 0);
const round = (which: 'Start' | 'End') => side(which, '2px', shape);

export const day = layered(
  {
    position: 'relative',
    zIndex: 0,
    boxSizing: 'border-box',
    height: row,
    padding: '2px 0',
    color: vars.color.ink,
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: number,
    textAlign: 'center',
    verticalAlign: 'top',
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    borderRadius: rounded,
    selectors: {
      // The filled or outlined shape of a day, behind its number.
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '2px',
        borderRadius: shape,
      },
      // Without prices the number is centred in the cell.
      '[data-unpriced] &': { lineHeight: `calc(${row} - 0.25rem)` },
      // Keeps a focused day clear of the names and the bar that stick to the edges of a panel.
      '[data-layout=months] &': {
        scrollMarginBlock: `calc(${title} + ${WEEKDAYS} + ${vars.space.s4}) 5rem`,
      },
      // Inside the cell: in the first week an outer ring would be hidden by the month's name and its weekdays.
      '&:focus-visible': { zIndex: 1, outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },

      '&[aria-disabled]': { color: vars.color.inkMuted, fontWeight: 400, cursor: 'default' },
      '[data-draggable] &:is([data-range=start], [data-range=end])': { cursor: 'grab' },
      '[data-dragging] &, [data-dragging] &:is([data-range=start], [data-range=end])': { cursor: 'grabbing' },
      '[aria-disabled] &': { color: vars.color.inkMuted, pointerEvents: 'none' },
      '&[data-closed]': {
        textDecoration: `line-through 1px color-mix(in srgb, ${vars.color.inkMuted} 50%, transparent)`,
      },

      // Today: a gold dot above the number.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: toToday,
        insetInlineStart: 'calc(50% - 0.1875rem)',
        width: '0.375rem',
        height: '0.375rem',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.accent,
      },

      // One band runs from check-in to check-out, chosen or hovered. Each part extends half a pixel beyond its cell,
      // because cells of fractional width would show seams. The band is rounded at its ends and at the ends of a row.
      '&:is([data-range=start], [data-preview=start])::before': flat('End'),
      '&:is([data-range=end], [data-preview=end])::before': flat('Start'),
      // For a single night, a gap separates the two ends.
      '[data-range=start] + &[data-range=end]::before': { insetInlineStart: '1.5px' },
      '&:is([data-range=between], [data-preview=between])': { textDecoration: 'none' },
      '&:is([data-range=between], [data-preview=between])::before': {
        insetInline: '-0.5px',
        borderRadius: 0,
        backgroundColor: vars.color.actionSoft,
      },
      '&:is([data-range], [data-preview]):is(:first-child, td[colspan] + td)::before': round('Start'),
      '&:is([data-range], [data-preview]):last-child::before': round('End'),

      '&:is([data-range=alone], [data-range=start], [data-range=end])': {
        color: vars.color.onAction,
        fontWeight: 600,
        textDecoration: 'none',
      },
      '&:is([data-range=alone], [data-range=start], [data-range=end])::before': {
        backgroundColor: vars.color.action,
      },
      '&[data-preview=end]::before': {
        boxShadow: `inset 0 0 0 2px ${vars.color.action}`,
        backgroundColor: vars.color.surface,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled], [data-range=alone], [data-range=start], [data-range=end])::before': {
            boxShadow: `inset 0 0 0 2px ${vars.color.action}`,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-disabled]': { color: 'GrayText' },
          '&:is([data-range=between], [data-preview=between])::before': {
            borderBlock: '2px solid Highlight',
          },
          '&[data-preview=end]::before': { border: '2px solid Highlight' },
          '&:is([data-range=alone], [data-range=start], [data-range=end])': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
          },
          '&:is([data-range=alone], [data-range=start], [data-range=end])::before': {
            backgroundColor: 'Highlight',
          },
          '&[aria-current]::after': { backgroundColor: 'CanvasText' },
        },
      },
    },
  },
  'day',
);

export const price = layered(
  {
    display: 'block',
    marginBlockStart: '-0.1875rem',
    color: vars.color.inkMuted,
    // Shrinks on the narrowest phones, so that four digits fit a seventh of 320 px. Relative to the window, because
    // container units are computed after the container's layout, again for every day.
    fontSize: 'min(0.71875rem, 3.1vw)',
    fontWeight: 400,
    lineHeight: '0.875rem',
    letterSpacing: '-0.01em',
    wordSpacing: '-0.1em',
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': { content: 'attr(data-price)' },
      [`${day}[data-cheapest] > &`]: { color: vars.color.good, fontWeight: 700 },
      // A dot also marks the best price, because colour alone is not enough.
      [`${day}[data-cheapest] > &::after`]: {
        content: '""',
        position: 'absolute',
        insetBlockEnd: toBest,
        insetInlineStart: 'calc(50% - 0.125rem)',
        width: '0.25rem',
        height: '0.25rem',
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
      },
      [`${day}:is([data-range=alone], [data-range=start], [data-range=end]) > &`]: { color: 'inherit' },
    },
  },
  'price',
);

/** Icon in place of the price, an arrow that ends at a bar: check-out is possible, check-in is not. */
export const checkOutOnly = layered(
  {
    position: 'relative',
    display: 'block',
    width: '0.875rem',
    height: '0.5rem',
    marginInline: 'auto',
    borderInlineEnd: `1.5px solid ${vars.color.inkMuted}`,
    backgroundImage: `linear-gradient(${vars.color.inkMuted}, ${vars.color.inkMuted})`,
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 1.5px',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '1.5px',
        insetInlineEnd: '2.5px',
        width: '5px',
        height: '5px',
        borderBlockStart: `1.5px solid ${vars.color.inkMuted}`,
        borderInlineEnd: `1.5px solid ${vars.color.inkMuted}`,
        transform: 'rotate(45deg)',
      },
      [`${rightToLeft}::after`]: { transform: 'rotate(-45deg)' },
    },
  },
  'checkOutOnly',
);
