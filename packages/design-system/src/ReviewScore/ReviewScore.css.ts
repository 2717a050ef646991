import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const line = layered(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s8,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    color: vars.color.ink,
  },
  'line',
);

const pill = layered(
  {
    paddingBlock: '0.125rem',
    paddingInline: vars.space.s8,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.xs,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'pill',
);

export const score = `${pill} ${layered(
  { backgroundColor: vars.color.action, color: vars.color.onAction },
  'score',
)}`;

/** A label without a score is shown in a quieter pill. */
export const lone = `${pill} ${layered(
  { backgroundColor: vars.color.actionSoft, color: vars.color.action },
  'lone',
)}`;

export const word = layered({ fontWeight: 600 }, 'word');
export const detail = layered({ color: vars.color.inkMuted }, 'detail');
