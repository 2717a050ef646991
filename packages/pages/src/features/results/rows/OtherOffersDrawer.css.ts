import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  marginBlockEnd: vars.space.s24,
  // Aligned with the pictures of the cards, which are inset.
  '@media': { [media.wide]: { paddingInlineStart: vars.space.s12 } },
});

export const thumbnail = style({
  flex: 'none',
  width: 125,
  height: 70,
  overflow: 'hidden',
  borderRadius: vars.radius.field,
});

export const facts = style({
  display: 'grid',
  gap: vars.space.s4,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const list = style({
  // An empty string instead of `none`: Safari does not announce a list whose list-style is `none`.
  listStyleType: "''",
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
});

export const cell = style({ display: 'grid' });
