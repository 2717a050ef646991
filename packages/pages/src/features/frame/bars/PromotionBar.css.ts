import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { column } from '../PageFrame.css.ts';

/** Under the promo bar, in the middle. */
export const flows = style([
  column,
  { display: 'flex', justifyContent: 'center', paddingBlock: vars.space.s8 },
]);
