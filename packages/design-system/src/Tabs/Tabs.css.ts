import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Tabs stay in the page without JavaScript, as links to the panels, which are then one under the other. */
export const panelBox = layered(
  { '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block' } } } } },
  'panelBox',
);

export const panel = layered({ paddingBlockStart: vars.space.s16, minWidth: 0 }, 'panel');
