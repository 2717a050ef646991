import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const grid = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s24,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const three = style([
  grid,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const four = style([
  grid,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

/** Two columns of small tiles on a phone. */
export const tiles = style([
  grid,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s12,
    '@media': {
      [media.desktop]: { gap: vars.space.s24 },
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const point = style({ display: 'flex', flexDirection: 'column' });

/** Bordered variant of a point (CH-023). */
export const bordered = style([
  point,
  { padding: vars.space.s24, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card },
]);

export const icon = style({ color: vars.color.action });

export const pointTitle = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
});

export const pointText = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});
