import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.action,
  textUnderlineOffset: '0.2em',
  selectors: { '&[aria-current]': { color: vars.color.ink, fontWeight: 600, textDecoration: 'none' } },
});
