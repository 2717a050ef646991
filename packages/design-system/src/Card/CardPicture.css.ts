import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const frame = layered(
  {
    overflow: 'clip',
    aspectRatio: '16 / 9',
    borderRadius: 'inherit',
    backgroundColor: vars.color.sunken,
  },
  'frame',
);
