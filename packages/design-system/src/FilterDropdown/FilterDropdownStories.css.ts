import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const options = layered({ display: 'grid', gap: vars.space.s4 });

export const empty = layered({ color: vars.color.inkMuted });

export const page = layered({ display: 'grid', gap: vars.space.s24, padding: vars.space.s16 });
