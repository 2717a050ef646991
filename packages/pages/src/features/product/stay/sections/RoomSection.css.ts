import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const room = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.s24 },
  },
});

export const photo = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const details = style({ display: 'grid', gap: vars.space.s8 });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  width: 'fit-content',
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
});

export const detailsTitle = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
});
