import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { drawing, HALF, rail as line } from './rail.css.ts';

export { band, track } from './rail.css.ts';

export const surface = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    cursor: 'pointer',
    userSelect: 'none',
    // Horizontal drags move the handle; vertical ones scroll the page.
    touchAction: 'pan-y pinch-zoom',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
    '@media': { [media.noScript]: { touchAction: 'auto' } },
  },
  'surface',
);

export const rail = [
  line,
  layered({ '@media': { [media.noScript]: { display: 'grid', height: 'auto' } } }, 'rail'),
].join(' ');

/** The line, and over it the handles, the last used one on top. */
export const drawn = [
  drawing,
  layered(
    { selectors: { '&[data-top]': { zIndex: 1 } }, '@media': { [media.noScript]: { display: 'none' } } },
    'drawn',
  ),
].join(' ');

/** Invisible, but positioned at its handle, where a screen reader can find and outline it by touch. */
export const input = layered(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: `calc(2 * ${HALF})`,
    height: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
    '@media': {
      [media.noScript]: {
        position: 'static',
        width: '100%',
        height: vars.size.target,
        opacity: 1,
        pointerEvents: 'auto',
        accentColor: vars.color.action,
      },
    },
  },
  'input',
);

export const knob = layered(
  {
    fill: vars.color.surface,
    stroke: vars.color.action,
    strokeWidth: 2,
    transition: `stroke-width ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-dragging] &': { strokeWidth: 4 },
      [`${line}:has(:disabled) &`]: { fill: vars.color.sunken, stroke: vars.color.fieldLine },
    },
    '@media': {
      [media.hover]: { selectors: { [`${surface}:not(:has(:disabled)):hover &`]: { strokeWidth: 4 } } },
      [media.forcedColors]: {
        fill: 'ButtonFace',
        stroke: 'ButtonText',
        selectors: { [`${line}:has(:disabled) &`]: { fill: 'ButtonFace', stroke: 'GrayText' } },
      },
    },
  },
  'knob',
);

/** Soft circle around the handle that is being dragged. */
export const halo = layered(
  {
    fill: vars.color.action,
    opacity: 0,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '[data-dragging] &': { opacity: 0.14 } },
  },
  'halo',
);

/** Focus ring of 2 px at a distance of 2 px from the handle. */
export const ring = layered(
  {
    fill: vars.color.surface,
    stroke: vars.color.focus,
    strokeWidth: 2,
    opacity: 0,
    selectors: { [`${input}:focus-visible + svg &`]: { opacity: 1 } },
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'Highlight' } },
  },
  'ring',
);
