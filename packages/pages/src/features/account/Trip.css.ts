import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const trip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});

export const picture = style({
  aspectRatio: '16 / 9',
  background: vars.color.sunken,
  '@media': { [media.desktop]: { aspectRatio: 'auto', height: '100%', minHeight: 180 } },
});

export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  alignContent: 'start',
  padding: vars.space.s16,
  '@media': { [media.desktop]: { padding: vars.space.s24 } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s16}`,
});

export const place = style({ margin: 0, fontSize: vars.fontSize.xs, color: vars.color.inkMuted });

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

export const label = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const dates = style({ margin: 0, fontWeight: 600 });

export const price = style({
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
