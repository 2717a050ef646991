import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const canvas = layered(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    touchAction: 'pan-x pan-y',
    selectors: {
      '&[data-gestures=free]': { touchAction: 'none' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
  'canvas',
);
