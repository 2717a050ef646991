import { createVar, fallbackVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { reach } from './sticking.css.ts';

/**
 * Height below which the price legend is hidden: a desktop at 400 % zoom needs its few lines for days, whose
 * accessible names already explain the prices.
 */
const tiny = '(height < 20rem)';

/** Space above and below the bar's content. */
const room = createVar('calendar-bar-room');

export const bar = layered(
  {
    vars: { [room]: vars.space.s12 },
    display: 'flex',
    flex: '0 0 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s4} ${vars.space.s12}`,
    boxSizing: 'border-box',
    minHeight: '4.5rem',
    paddingBlock: room,
    paddingInline: vars.space.s16,
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    '@media': {
      [media.low]: { vars: { [room]: vars.space.s8 }, minHeight: 0 },
      [tiny]: { vars: { [room]: vars.space.s4 } },
    },
    selectors: {
      '[data-layout=months] > &': {
        paddingInline: vars.space.s24,
        marginBlockStart: vars.space.s8,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        // In a panel lower than the months, Confirm stays visible while they scroll.
        position: 'sticky',
        zIndex: 2,
        insetBlockEnd: `calc(-1 * ${fallbackVar(reach, '0px')})`,
      },
      '[data-layout=scroll] > &': {
        paddingBlockEnd: `max(${room}, env(safe-area-inset-bottom))`,
        boxShadow: vars.shadow.float,
      },
    },
  },
  'bar',
);

export const summary = layered({ flex: '2 1 8rem', minWidth: 0 }, 'summary');

export const actions = layered(
  { display: 'flex', alignItems: 'center', gap: vars.space.s4, marginInlineStart: 'auto' },
  'actions',
);

export const dates = layered(
  {
    margin: 0,
    fontWeight: 600,
    lineHeight: '1.375rem',
    textWrap: 'balance',
    // Fits a range within two months on one line beside both buttons.
    selectors: { '[data-layout=scroll] &': { fontSize: '0.9375rem' } },
  },
  'dates',
);

export const details = layered(
  {
    margin: 0,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  },
  'details',
);

/** Beside the summary if there is room; on a phone in a line above it. */
export const explanations = layered(
  {
    flex: '1 1 12rem',
    fontSize: vars.fontSize.sm,
    lineHeight: '1.25rem',
    textAlign: 'end',
    selectors: {
      '[data-layout=scroll] &': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: vars.space.s12,
        order: -1,
        flexBasis: '100%',
        textAlign: 'start',
      },
    },
  },
  'explanations',
);

export const legend = layered(
  {
    margin: 0,
    color: vars.color.inkMuted,
    selectors: { '[data-layout=scroll] &': { '@media': { [tiny]: { display: 'none' } } } },
  },
  'legend',
);

export const note = layered(
  { margin: 0, color: vars.color.accentInk, selectors: { '&:empty': { display: 'none' } } },
  'note',
);
