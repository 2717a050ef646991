import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const subtitle = style({
  margin: 0,
  marginBlockStart: vars.space.s16,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const expired = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  paddingBlock: vars.space.s32,
});

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
  paddingBlockEnd: vars.space.s48,
});

export const links = style({
  listStyleType: "''",
  margin: 0,
  marginBlockStart: vars.space.s16,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.s24,
  rowGap: vars.space.s12,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** Phones that show one line which opens the search; without scripts, the whole form is shown. */
const collapsed = `${media.phone} and (scripting: enabled)`;

export const summary = style({ display: 'none', '@media': { [collapsed]: { display: 'block' } } });

/** Without a picture that the search bar overlaps: room for its tabs and its negative margin. */
export const search = style({
  paddingBlockStart: vars.space.s96,
  '@media': { [collapsed]: { display: 'none' } },
});
