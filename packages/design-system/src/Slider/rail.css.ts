import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

/** Half the width of a handle, which is the distance between the scale and either end of the rail. */
export const HALF = '12px';

/** The rail is as tall as a touch target; vertical drags scroll the page. */
export const rail = layered(
  {
    position: 'relative',
    height: vars.size.target,
    touchAction: 'pan-y pinch-zoom',
    WebkitTapHighlightColor: 'transparent',
  },
  'rail',
);

/** An SVG over the scale. */
export const drawing = layered(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInline: HALF,
    width: `calc(100% - 2 * ${HALF})`,
    height: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    // Percentages in SVG always run from left to right.
    selectors: { [rightToLeft]: { transform: 'scaleX(-1)' } },
  },
  'drawing',
);

export const track = layered(
  {
    stroke: vars.color.fieldLine,
    strokeWidth: 2,
    strokeLinecap: 'round',
    '@media': { [media.forcedColors]: { stroke: 'ButtonText' } },
  },
  'track',
);

export const band = layered(
  {
    stroke: vars.color.action,
    strokeWidth: 4,
    strokeLinecap: 'round',
    selectors: { [`${rail}:has(:disabled) &`]: { stroke: vars.color.fieldLine, strokeWidth: 2 } },
    '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
  },
  'band',
);
