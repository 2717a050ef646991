import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A cell of the search bar. */
export const bar = layered({
  width: '18rem',
  maxWidth: '100%',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
});
