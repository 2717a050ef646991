import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const column = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Cards in one column. */
export const list = style([column, { gap: vars.space.s24 }]);

/** Number of columns on a wide screen; set it where something else needs room. @default 3 */
export const columns = createVar('columns');

/** Cards side by side where there is room, each in a `CardCell`. */
export const grid = style([
  column,
  {
    columnGap: vars.space.s24,
    // Removes the distance below the last row, which belongs to its cells.
    marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: `repeat(${fallbackVar(columns, '3')}, minmax(0, 1fr))` },
    },
  },
]);
