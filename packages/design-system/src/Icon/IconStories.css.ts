import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const icons = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const icon = layered({
  display: 'grid',
  gap: vars.space.s8,
  justifyItems: 'center',
  fontSize: vars.fontSize.xs,
});

export const row = layered({ display: 'flex', gap: vars.space.s16, alignItems: 'center' });
