import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Cards below each other. */
export const list = style({
  // Not `none`: Safari would no longer call it a list.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s24,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** And beside each other where there is room. */
export const grid = style([
  list,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);

export const cell = style({ display: 'grid' });
