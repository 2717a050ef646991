import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const offers = style({ display: 'grid', gap: vars.space.s8 });

export const title = style({ margin: 0, fontSize: vars.fontSize.sm });

export const list = style({
  display: 'grid',
  gap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s8,
});
