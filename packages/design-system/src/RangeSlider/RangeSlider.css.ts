import * as field from '../Field/Field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  fontFamily: vars.font.text,
  color: vars.color.ink,
  selectors: { '&[data-disabled]': { color: vars.color.inkMuted } },
});

export const label = layered({
  marginBlockEnd: vars.space.s8,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const description = layered({
  margin: 0,
  marginBlockEnd: vars.space.s8,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
});

export const fields = layered({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.space.s12} minmax(0, 1fr)`,
  // Aligns the boxes when one of the labels takes two lines.
  alignItems: 'end',
  gap: vars.space.s8,
  marginBlockStart: vars.space.s8,
  fontVariantNumeric: 'tabular-nums',
  // Without scripts the handles' inputs show the values.
  '@media': { [media.noScript]: { display: 'none' } },
});

export const box = [field.box, layered({ marginBlockStart: vars.space.s4 })].join(' ');

/** Between the two fields, at mid-height. */
export const dash = layered({
  height: '1px',
  marginBlockEnd: `calc(${vars.size.target} / 2)`,
  backgroundColor: vars.color.fieldLine,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const note = layered({
  margin: 0,
  marginBlockStart: vars.space.s8,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  // Always rendered, so that its changes are announced.
  selectors: { '&:empty': { marginBlockStart: 0 } },
});
