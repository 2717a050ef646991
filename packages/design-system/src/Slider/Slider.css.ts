import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
  selectors: { '&:has(:disabled)': { color: vars.color.inkMuted } },
});

export const head = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const label = layered({
  minWidth: 0,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const value = layered({ fontVariantNumeric: 'tabular-nums' });

export const description = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
