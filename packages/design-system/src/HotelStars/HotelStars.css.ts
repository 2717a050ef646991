import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** As tall as the text around it. */
export const row = layered(
  {
    position: 'relative',
    display: 'inline-flex',
    verticalAlign: '-0.09em',
    whiteSpace: 'nowrap',
  },
  'row',
);

/** The darker stroke gives enough contrast with white, which the gold fill does not. */
export const stars = layered(
  {
    blockSize: '0.85em',
    fill: vars.color.accent,
    stroke: vars.color.accentInk,
    strokeWidth: 0.9,
    '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
  },
  'stars',
);
