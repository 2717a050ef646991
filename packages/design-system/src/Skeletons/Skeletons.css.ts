import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A grey shape that pulses slowly; forced colours would make it invisible, so there it has a border. */
const waiting = {
  display: 'block',
  boxSizing: 'border-box',
  backgroundColor: vars.color.sunken,
  '@media': {
    [media.motion]: { animation: `${breathe} 2s ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
} as const;

export const block = layered({ ...waiting, borderRadius: vars.radius.field }, 'block');

const shapeOf = (ratio: string, debugId: string) => layered({ aspectRatio: ratio, width: '100%' }, debugId);

export const shape = {
  picture: shapeOf('16 / 9', 'picture'),
  square: shapeOf('1', 'square'),
  field: layered({ height: vars.size.target, width: '100%' }, 'field'),
  line: layered({ height: '0.75em', width: '100%' }, 'line'),
};

export const lines = layered({ display: 'block' }, 'lines');

export const fontSize = {
  xs: layered({ fontSize: vars.fontSize.xs }, 'xs'),
  sm: layered({ fontSize: vars.fontSize.sm }, 'sm'),
  md: layered({ fontSize: vars.fontSize.md }, 'md'),
  lg: layered({ fontSize: vars.fontSize.lg }, 'lg'),
  xl: layered({ fontSize: vars.fontSize.xl }, 'xl'),
};

/** As tall as a line of text; its bar is centred and as tall as the letters. */
export const line = layered({ display: 'flex', alignItems: 'center', height: '1.4em' }, 'line');

export const bar = layered(
  { ...waiting, height: '0.75em', borderRadius: `min(0.25em, ${vars.radius.field})` },
  'bar',
);

export const width = {
  full: layered({ width: '100%' }, 'full'),
  most: layered({ width: '75%' }, 'most'),
  half: layered({ width: '50%' }, 'half'),
  third: layered({ width: '33%' }, 'third'),
};
