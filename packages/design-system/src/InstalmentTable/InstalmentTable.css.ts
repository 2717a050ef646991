import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const table = layered(
  {
    inlineSize: '100%',
    borderCollapse: 'collapse',
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  'table',
);

const cell = {
  paddingBlock: vars.space.s8,
  paddingInline: `${vars.space.s12} 0`,
  verticalAlign: 'baseline',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
} as const;

const head = { ...cell, color: vars.color.inkMuted, fontSize: vars.fontSize.xs, fontWeight: 400 } as const;

export const start = layered({ ...head, textAlign: 'start' }, 'start');
export const end = layered({ ...head, textAlign: 'end' }, 'end');

export const day = layered({ ...cell, fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' }, 'day');

export const amount = layered({ ...cell, fontWeight: 600, textAlign: 'end', whiteSpace: 'nowrap' }, 'amount');

export const fee = layered(
  { ...cell, color: vars.color.inkMuted, textAlign: 'end', whiteSpace: 'nowrap' },
  'fee',
);

export const total = layered(
  {
    ...cell,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontWeight: 600,
    selectors: { ...cell.selectors, '&:is(th)': { textAlign: 'start' } },
  },
  'total',
);
