import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** Less prominent than the titles of forms that must be filled in. */
export const title = style({ fontFamily: vars.font.text, fontSize: vars.fontSize.md });

export const body = style({ display: 'grid', gap: vars.space.s16, minWidth: 0 });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  alignItems: 'flex-start',
});

/** Aligned with the input of the field, whatever is below that. */
export const apply = style({ marginBlockStart: `calc(1.5 * ${vars.fontSize.sm} + ${vars.space.s4} + 2px)` });

export const field = style({ flex: '1 1 12rem', minWidth: 0 });

export const list = style({
  margin: 0,
  padding: 0,
  listStyleType: "''",
  display: 'grid',
  gap: vars.space.s8,
});

/** Aligns the end of the button's text with that of the field below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space.s12})`,
});

export const code = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

export const amount = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.good });

export const status = style({ margin: 0, color: vars.color.good, ':empty': { display: 'none' } });
