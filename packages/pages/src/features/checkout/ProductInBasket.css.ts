import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const product = style({
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  gap: vars.space.s16,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr' } },
});

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  alignSelf: 'start',
  '@media': { [media.desktop]: { borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` } },
});

export const text = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { paddingInline: vars.space.s24 } },
});

export const town = style({ margin: 0, fontSize: vars.fontSize.xs, color: vars.color.inkMuted });

export const name = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.title,
  textWrap: 'balance',
});

export const label = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

export const facts = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { paddingInline: vars.space.s24 } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) 1fr',
  columnGap: vars.space.s16,
  fontSize: vars.fontSize.sm,
});

export const factName = style({ color: vars.color.inkMuted });

export const value = style({ margin: 0, gridColumn: 2, overflowWrap: 'anywhere' });
