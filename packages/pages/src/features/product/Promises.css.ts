import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

const list = style({ display: 'grid', gap: vars.space.s8, margin: 0, padding: 0, listStyleType: "''" });

export const promises = {
  small: style([list, { fontSize: vars.fontSize.sm, color: vars.color.inkMuted }]),
  large: list,
};

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s8,
});

/** Aligned with the first line of the text after it. */
export const check = style({ marginBlockStart: '0.15em', color: vars.color.good });
