import { globalStyle } from '@vanilla-extract/css';
import { distanceToBar } from '../SearchBox/SearchField.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered({ position: 'relative', minWidth: 0 }, 'root');

// Keeps the panel clear of the bar around the field, above or below it.
globalStyle(`${root} > [popover]`, { '@layer': { [layer]: { width: '24rem', marginBlock: distanceToBar } } });

export const steppers = layered(
  { display: 'grid', gap: vars.space.s16, paddingBlock: vars.space.s4, lineHeight: 1.35 },
  'steppers',
);
