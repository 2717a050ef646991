import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const column = style({
  // Not `none`: Safari would no longer call it a list.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Cards below each other. */
export const list = style([column, { gap: vars.space.s24 }]);

/** Cards beside each other on a wide screen, where something else needs its room. @default 3 */
export const columns = createVar('columns');

/** Cards beside each other where there is room, each in a `CardCell`. */
export const grid = style([
  column,
  {
    columnGap: vars.space.s24,
    // The cells' own distance, which the last row does not need.
    marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: `repeat(${fallbackVar(columns, '3')}, minmax(0, 1fr))` },
    },
  },
]);
