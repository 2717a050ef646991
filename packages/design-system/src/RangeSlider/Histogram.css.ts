import { media } from '../theme/breakpoints.ts';
import { HALF } from '../Slider/rail.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

/** Its bottom edge is on the track. */
export const bars = layered(
  {
    width: `calc(100% - 2 * ${HALF})`,
    height: vars.space.s48,
    marginInline: HALF,
    marginBlockEnd: `calc(${vars.size.target} / -2)`,
    overflow: 'hidden',
    // Percentages in SVG always run from left to right.
    selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
  },
  'bars',
);

const inside = '&[data-inside]:not([data-disabled] *)';

export const bar = layered(
  {
    fill: vars.color.fieldLine,
    fillOpacity: 0.35,
    selectors: { [inside]: { fill: vars.color.action, fillOpacity: 0.5 } },
    '@media': {
      [media.forcedColors]: {
        fill: 'GrayText',
        fillOpacity: 1,
        selectors: { [inside]: { fill: 'Highlight', fillOpacity: 1 } },
      },
    },
  },
  'bar',
);
