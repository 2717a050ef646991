import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** How far below the calendar's place the bar may stick: into the margin of a panel that the calendar takes back. */
export const reach = createVar('reach');

export const bar = layered(
  {
    display: 'flex',
    flex: '0 0 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.s4} ${vars.space.s12}`,
    boxSizing: 'border-box',
    minHeight: '4.5rem',
    padding: `${vars.space.s12} ${vars.space.s16}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    selectors: {
      '[data-layout=months] > &': {
        padding: `${vars.space.s12} ${vars.space.s24}`,
        marginBlockStart: vars.space.s8,
        // In a panel lower than the months, Confirm stays in sight while they scroll.
        position: 'sticky',
        zIndex: 2,
        insetBlockEnd: `calc(-1 * ${fallbackVar(reach, '0px')})`,
      },
      '[data-layout=scroll] > &': {
        paddingBlockEnd: `max(${vars.space.s12}, env(safe-area-inset-bottom))`,
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
    // A range within two months fits a line beside both buttons.
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

/** Beside the summary where there is room; on a phone a line of its own, nothing while it is empty. */
export const note = layered(
  {
    flex: '1 1 12rem',
    margin: 0,
    color: vars.color.accentInk,
    fontSize: vars.fontSize.sm,
    lineHeight: '1.25rem',
    textAlign: 'end',
    selectors: {
      '&:empty': { display: 'none' },
      '[data-layout=scroll] &': { order: -1, flexBasis: '100%', textAlign: 'start' },
    },
  },
  'note',
);
