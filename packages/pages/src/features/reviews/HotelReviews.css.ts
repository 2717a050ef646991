import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const block = style({
  display: 'grid',
  gap: vars.space.s32,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      columnGap: vars.space.s64,
      alignItems: 'start',
    },
  },
});

export const reviews = style({
  display: 'grid',
  gap: vars.space.s32,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s48 },
  },
});

export const all = style({ '@media': { print: { display: 'none' } } });
