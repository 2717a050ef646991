import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Room on all sides. */
export const middle = layered({ display: 'grid', placeItems: 'center', paddingBlock: vars.space.s96 });
