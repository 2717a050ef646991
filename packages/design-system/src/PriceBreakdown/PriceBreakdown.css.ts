import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  {
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.md,
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  'root',
);

/** The button that shows the lines; from 768 px they are always shown. */
export const summary = layered(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    margin: 0,
    paddingBlock: vars.space.s8,
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': { [media.desktop]: { display: 'none' }, [media.noScript]: { display: 'none' } },
  },
  'summary',
);

export const summaryLabel = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minInlineSize: 0,
    color: vars.color.action,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  'summaryLabel',
);

export const chevron = layered(
  {
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[aria-expanded=true] &': { transform: 'rotate(180deg)' } },
  },
  'chevron',
);

const displayed = {
  fontFamily: vars.font.display,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
} as const;

export const summaryAmount = layered(
  { ...displayed, flex: 'none', fontSize: vars.fontSize.xl },
  'summaryAmount',
);

export const lines = layered({ display: 'grid', gap: vars.space.s12, margin: 0 }, 'lines');

/** Collapsed only where scripts run, because without them it could not be opened. */
export const collapsed = layered(
  { '@media': { [`${media.phone} and (scripting: enabled)`]: { display: 'none' } } },
  'collapsed',
);

/** A long label wraps beside its amount, which stays at the end of the first line. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
} as const;

export const line = layered(columns, 'line');

export const waitingLine = layered({ ...columns, gridTemplateColumns: 'minmax(0, 1fr) 4rem' }, 'waitingLine');

const apart = {
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 600,
} as const;

export const weights = {
  line: '',
  subtotal: layered(apart, 'subtotal'),
  total: layered({ ...apart, fontSize: vars.fontSize.lg }, 'total'),
};

export const discount = layered({ color: vars.color.good, fontWeight: 500 }, 'discount');

export const label = layered({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }, 'label');

export const note = layered(
  { display: 'block', color: vars.color.inkMuted, fontSize: vars.fontSize.sm, fontWeight: 400 },
  'note',
);

export const amount = layered(
  {
    margin: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { [`${weights.total} > &`]: { ...displayed, fontSize: vars.fontSize.xl } },
  },
  'amount',
);
