import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const back = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  // As near to what is below as the breadcrumb is to the photos.
  marginBlockEnd: `calc(-1 * ${vars.space.s24})`,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
