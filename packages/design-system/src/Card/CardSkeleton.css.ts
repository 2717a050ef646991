import { layered } from '../theme/layered.ts';

export const action = layered({ display: 'block', inlineSize: '6.75rem' }, 'action');

export const price = layered({ display: 'block', inlineSize: '5rem', marginInlineStart: 'auto' }, 'price');
