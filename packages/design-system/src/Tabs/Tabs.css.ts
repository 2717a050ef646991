import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Without JavaScript all panels are shown, one below the other, and the tabs are links to them. */
export const panelBox = layered(
  { '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block' } } } } },
  'panelBox',
);

export const panel = layered({ paddingBlockStart: vars.space.s16, minWidth: 0 }, 'panel');
