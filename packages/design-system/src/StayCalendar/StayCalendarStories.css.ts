import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const panel = layered({
  width: 'fit-content',
  maxWidth: '100%',
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
});

export const phone = layered({ height: '44rem', maxWidth: '24.375rem', backgroundColor: vars.color.surface });
