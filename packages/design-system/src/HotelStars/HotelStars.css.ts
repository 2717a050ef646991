import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** As tall as the text it stands in. */
export const row = layered(
  {
    position: 'relative',
    display: 'inline-flex',
    gap: '0.0625em',
    verticalAlign: '-0.09em',
    whiteSpace: 'nowrap',
  },
  'row',
);

/** Gold alone does not stand out from white; its darker edge does. */
export const star = layered(
  {
    inlineSize: '0.85em',
    blockSize: '0.85em',
    fill: vars.color.accent,
    stroke: vars.color.accentInk,
    strokeWidth: 0.9,
  },
  'star',
);
