import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const photo = layered({ aspectRatio: '16 / 9', overflow: 'clip', borderRadius: vars.radius.card });
export const name = layered({ marginBlockStart: vars.space.s8, fontSize: vars.fontSize.lg });
export const link = layered({
  color: 'inherit',
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
});
