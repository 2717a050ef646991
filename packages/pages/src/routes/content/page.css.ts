import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({ paddingBlockStart: vars.space.s8 });

export const title = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const lead = style({
  maxWidth: '29.5em',
  textWrap: 'balance',
  marginBlock: `${vars.space.s12} 0`,
  fontSize: vars.fontSize.lg,
});

export const date = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const columns = style({
  marginBlockStart: vars.space.s32,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 720px) minmax(200px, 1fr)',
      columnGap: vars.space.s96,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});

/** Hidden on a narrow screen, which has no room beside the text, so that the text comes first. */
export const contents = style({
  display: 'none',
  '@media': {
    [`screen and ${media.wide}`]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: vars.space.s24,
    },
  },
});

export const contentsTitle = style({ margin: 0, fontSize: vars.fontSize.sm, fontWeight: 600 });

export const contentsList = style({
  listStyleType: "''",
  marginBlock: `${vars.space.s8} 0`,
  padding: 0,
});

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  textDecoration: 'none',
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});

export const text = style({ maxWidth: 720, '@media': { [media.wide]: { gridColumn: 1, gridRow: 1 } } });

export const section = style({
  scrollMarginBlockStart: vars.space.s24,
  selectors: { '& + &': { marginBlockStart: vars.space.s48 } },
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  breakAfter: 'avoid',
});
