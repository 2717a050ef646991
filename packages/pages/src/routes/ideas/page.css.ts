import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { laidOutNear } from '../../kit/parts/laidOutNear.ts';

export const page = style({ paddingBlockStart: vars.space.s8 });

export const title = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const intro = style({
  maxWidth: '38.5em',
  marginBlock: `${vars.space.s12} 0`,
  fontSize: vars.fontSize.lg,
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s48,
});

/** Height of a tile on a phone, with two tiles in a row: 4 / 3, at least 200 px. */
const tile = 'max(12.5rem, (100vw - 2.75rem) * 0.375)';

// Sections after the first: as high as a title, a line, three rows of tiles, and the button for more.
globalStyle(`${sections} > :not(:first-child, :last-child)`, laidOutNear(`calc(11rem + 3 * ${tile})`));

export const tiles = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s12,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.s24 } },
});

export const firstTiles = style([tiles, {}]);

globalStyle(`${firstTiles} > :nth-child(n + 7)`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const more = style({
  marginBlockStart: vars.space.s24,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const regions = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s24,
});

export const region = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
