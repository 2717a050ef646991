import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const list = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
});

export const index = style([
  list,
  {
    columnGap: vars.space.s32,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.s48 },
    },
  },
]);

export const entry = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minHeight: '3rem',
  paddingBlock: vars.space.s8,
  color: vars.color.ink,
  textDecorationLine: 'none',
});

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  selectors: {
    [`:is(${link}):hover > &`]: {
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

export const neighboursTitle = style({
  margin: 0,
  marginBlock: `${vars.space.s32} ${vars.space.s12}`,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontWeight: 400,
  color: vars.color.inkMuted,
});

export const neighbours = style([
  list,
  {
    gap: vars.space.s12,
    '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
  },
]);

export const neighbour = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  minHeight: '3.25rem',
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s24,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  textDecorationLine: 'none',
  '@media': {
    [media.hover]: { ':hover': { boxShadow: vars.shadow.lift } },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const neighbourCount = style({
  marginInlineStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
