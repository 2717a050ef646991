import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { column } from '../PageFrame.css.ts';

/** The flow links, centred below the promotion bar. */
export const flows = style([
  column,
  { display: 'flex', justifyContent: 'center', paddingBlock: vars.space.s8 },
]);
