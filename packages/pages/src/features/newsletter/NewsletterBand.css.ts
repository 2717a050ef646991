import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const band = style([
  column,
  {
    display: 'grid',
    gap: vars.space.s24,
    marginBlockEnd: vars.space.s48,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s48 },
    },
  },
]);

export const words = style({ maxWidth: '29.5em' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const text = style({ margin: 0, marginBlockStart: vars.space.s8, color: vars.color.inkMuted });

export const note = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
});

export const link = style({ color: 'inherit', selectors: { '&:hover': { color: vars.color.ink } } });
