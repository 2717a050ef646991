import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const block = layered({
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.ink,
});
