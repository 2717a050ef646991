import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/**
 * The surface of every panel that is anchored to its field or button: in the top layer, so that nothing around cuts it
 * off, and no taller than its place. Margin, width and colour of its border are the panel's own.
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
