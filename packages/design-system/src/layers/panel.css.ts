import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/**
 * The surface of a panel anchored to its field or button: in the top layer, so that no ancestor cuts it off, and not
 * taller than the available space. Margin, width and border colour are set by each panel.
 */
export const panelSurface = layered(
  {
    position: 'fixed',
    inset: 'auto',
    boxSizing: 'border-box',
    padding: 0,
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
  'panelSurface',
);
