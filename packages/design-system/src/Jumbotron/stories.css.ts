import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A placeholder with the size of a search box. */
export const box = style({
  minBlockSize: '5.5rem',
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
});
