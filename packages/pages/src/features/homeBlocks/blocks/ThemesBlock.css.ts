import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { item, row } from '../rows/rows.css.ts';

/** One large tile with four small ones beside it; on a small screen, a row to swipe. */
export const tiles = style([
  row,
  {
    '@media': {
      '(width < 1024px)': { gridAutoColumns: 'min(66%, 16rem)' },
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
]);

export const tile = style([
  item,
  {
    selectors: {
      [`${tiles} > &:first-child`]: {
        '@media': { [media.wide]: { gridArea: '1 / 1 / span 2 / span 2' } },
      },
    },
  },
]);

globalStyle(`${tile}:first-child h3`, {
  '@media': { [media.wide]: { fontSize: vars.fontSize.xl } },
});

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s24,
  marginBlockStart: vars.space.s24,
});

export const othersLabel = style({ margin: 0, color: vars.color.inkMuted });

export const names = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s24,
  margin: 0,
  padding: 0,
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: 600,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
  },
});
