import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  // Makes the distance below the same as that between breadcrumb and photos.
  marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
