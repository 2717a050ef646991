import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const list = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

/** Skeletons are not printed. */
export const toCome = style([list, { '@media': { print: { display: 'none' } } }]);
