import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A photograph or its placeholder; covers its box, whatever the proportions of the file. */
export const image = layered(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    backgroundColor: vars.color.sunken,
  },
  'image',
);

export const sky = layered({ fill: vars.color.sunken }, 'sky');
export const sun = layered({ fill: vars.color.accent, opacity: 0.55 }, 'sun');
export const far = layered({ fill: vars.color.line }, 'far');
export const near = layered(
  { fill: `color-mix(in oklab, ${vars.color.line} 60%, ${vars.color.fieldLine})`, opacity: 0.55 },
  'near',
);
