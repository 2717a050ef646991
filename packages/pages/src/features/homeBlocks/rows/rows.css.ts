import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Room for focus rings and for the shadow of a lifted card, which a scroll container would cut off. */
const ring = vars.space.s8;

/** A list of items side by side; on a small screen it scrolls sideways to the edges. */
export const row = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  '@media': {
    '(width < 1024px)': {
      gridAutoFlow: 'column',
      gap: vars.space.s16,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.s16})`,
      paddingInline: vars.space.s16,
      scrollPaddingInline: vars.space.s16,
      marginBlock: `calc(-1 * ${ring})`,
      paddingBlock: ring,
    },
    '(768px <= width < 1024px)': {
      marginInline: `calc(-1 * ${vars.space.s24})`,
      paddingInline: vars.space.s24,
      scrollPaddingInline: vars.space.s24,
    },
    [media.wide]: { gap: vars.space.s24 },
  },
});

const inColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Three cards side by side; on a small screen, a row to swipe. */
export const three = style([
  row,
  {
    '@media': {
      '(width < 1024px)': { gridAutoColumns: 'min(85%, 20rem)' },
      [media.wide]: { gridTemplateColumns: inColumns(3) },
    },
  },
]);

/** Four smaller cards side by side; on a small screen, a row to swipe. */
export const four = style([
  row,
  {
    '@media': {
      '(width < 1024px)': { gridAutoColumns: 'min(72%, 17rem)' },
      [media.wide]: { gridTemplateColumns: inColumns(4) },
    },
  },
]);

export const item = style({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });
