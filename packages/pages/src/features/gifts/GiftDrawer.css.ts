import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** Keeps its room while the content loads. */
export const opening = style({ display: 'grid', gap: vars.space.s12, marginBlockEnd: vars.space.s16 });

export const picture = style({
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.sunken,
});

export const subtitle = style({ margin: 0, minBlockSize: '3em', color: vars.color.inkMuted });

export const list = style({ listStyleType: "''", margin: 0, padding: 0 });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  paddingBlock: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
});

export const about = style({ display: 'grid', flexGrow: 1, gap: vars.space.s4, minWidth: 0 });

export const name = style({
  fontWeight: 600,
  selectors: { [`${way}:hover &`]: { textDecoration: 'underline' } },
});

export const hint = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

export const redeem = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
});

export const link = style({ color: vars.color.action, fontWeight: 600 });
