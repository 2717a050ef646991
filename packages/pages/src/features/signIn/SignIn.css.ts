import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s16,
    paddingBlock: `${vars.space.s32} ${vars.space.s64}`,
    '@media': { [media.desktop]: { paddingBlockStart: vars.space.s48 } },
  },
]);

export const title = style({
  margin: 0,
  maxWidth: '14.9em',
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const text = style({ margin: 0, maxWidth: '38.5em', fontSize: vars.fontSize.lg });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  marginBlockStart: vars.space.s8,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  alignItems: 'start',
  marginBlockStart: vars.space.s16,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 460px) minmax(0, 360px)', gap: vars.space.s64 },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  padding: vars.space.s24,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const hint = style({ marginInlineStart: `calc(-1 * ${vars.space.s12})` });

export const reasons = style({ display: 'grid', gap: vars.space.s16 });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.lg,
});

export const list = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  color: vars.color.inkMuted,
});

export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.s12,
  alignItems: 'start',
});
