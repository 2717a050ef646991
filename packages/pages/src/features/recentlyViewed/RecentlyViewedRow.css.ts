import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s24,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.xxl } },
});

export const cleared = style({ margin: 0, color: vars.color.inkMuted });
