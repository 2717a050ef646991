import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space.s32 } } });

export const groupTitle = style({
  margin: 0,
  marginBlockEnd: vars.space.s12,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.title,
});

export const list = style({
  listStyleType: "''",
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space.s16,
});

export const saved = style({
  display: 'grid',
  gridTemplateColumns: '112px 1fr auto',
  gap: vars.space.s12,
  position: 'relative',
});

export const picture = style({
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.field,
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space.s4, minWidth: 0 });

export const name = style({
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const line = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

/** Room for the two lines of a price while it loads. */
export const priceRoom = style({ minBlockSize: '2.5rem' });
