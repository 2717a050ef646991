import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([column, { paddingBlockStart: vars.space.s8 }]);

export const head = style({ marginBlock: vars.space.s24 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const lead = style({
  maxWidth: '29.5em',
  textWrap: 'balance',
  marginBlock: `${vars.space.s12} 0`,
  fontSize: vars.fontSize.lg,
});

export const thanks = style({ marginBlockEnd: vars.space.s32, scrollMarginBlockStart: vars.space.s96 });

export const columns = style({
  display: 'grid',
  gap: vars.space.s48,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)', gap: vars.space.s48 },
  },
});

export const self = style({ display: 'grid', gap: vars.space.s48 });

export const help = style({
  display: 'grid',
  gap: vars.space.s12,
  justifyItems: 'start',
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  background: vars.color.actionSoft,
});

export const helpText = style({ margin: 0, maxWidth: '38.5em' });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const subheading = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: 600 });

export const actions = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  marginBlockStart: vars.space.s16,
  padding: 0,
  listStyleType: "''",
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  height: '100%',
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.action } },
});

export const actionIcon = style({ flexShrink: 0, color: vars.color.action });

export const actionLabel = style({ flexGrow: 1 });

export const questions = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  padding: 0,
  listStyleType: "''",
});

export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
});

export const card = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const text = style({ margin: 0, color: vars.color.inkMuted });

export const way = style({
  display: 'grid',
  gap: vars.space.s8,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
