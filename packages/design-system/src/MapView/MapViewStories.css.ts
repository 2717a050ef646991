import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const frame = layered({ height: '36rem' }, 'frame');

export const dark = layered({ backgroundColor: vars.color.paper }, 'dark');

export const cardBody = layered(
  { display: 'grid', gap: vars.space.s4, padding: vars.space.s16, fontFamily: vars.font.text },
  'cardBody',
);

export const picture = layered(
  { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' },
  'picture',
);

export const name = layered(
  {
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    overflowWrap: 'anywhere',
  },
  'name',
);

export const price = layered({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }, 'price');
