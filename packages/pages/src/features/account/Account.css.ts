import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s24,
    paddingBlock: `${vars.space.s32} ${vars.space.s96}`,
  },
]);

const display = {
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
} as const;

export const title = style({
  ...display,
  fontSize: vars.fontSize.xxl,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const heading = style({ ...display, fontSize: vars.fontSize.xl });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const pageLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderBlockEnd: '3px solid transparent',
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600, borderBlockEndColor: vars.color.accent },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s8,
});

export const text = style({ margin: 0, maxWidth: '41em' });

export const hint = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const centred = style({ margin: 0, textAlign: 'center' });

export const list = style({
  display: 'grid',
  gap: vars.space.s16,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});
