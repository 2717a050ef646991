import { layered } from './layered.ts';

/** Text for assistive technology only. A class, because a `style` attribute would violate a strict CSP. */
export const visuallyHidden = layered(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: 0,
  },
  'visuallyHidden',
);
