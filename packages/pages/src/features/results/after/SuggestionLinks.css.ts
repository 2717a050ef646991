import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const block = style({
  marginBlock: `${vars.space.s48} ${vars.space.s24}`,
  paddingBlockStart: vars.space.s32,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.s16,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
});

export const list = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: vars.space.s24,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({ minWidth: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderRadius: vars.radius.field,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': {
    [media.coarse]: { minHeight: vars.size.target, alignItems: 'center' },
  },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const label = style({
  overflowWrap: 'anywhere',
  fontWeight: 600,
  selectors: {
    [`${link}:hover &`]: {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
  },
});

export const count = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
