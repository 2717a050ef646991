import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

export const viewer = layered(
  { position: 'relative', display: 'flex', flexDirection: 'column', blockSize: '100%', minHeight: '16rem' },
  'viewer',
);

export const viewport = layered(
  { flex: 1, minHeight: 0, overflow: 'hidden', borderRadius: vars.radius.card },
  'viewport',
);

export const row = layered(
  {
    display: 'flex',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    listStyleType: "''",
    touchAction: 'pan-y pinch-zoom',
  },
  'row',
);

export const slide = layered(
  {
    position: 'relative',
    flex: '0 0 100%',
    minWidth: 0,
    blockSize: '100%',
  },
  'slide',
);

// An enlarged photo is not cropped, whatever its proportions.
globalStyle(`${slide} img`, { '@layer': { [layer]: { objectFit: 'contain' } } });

export const bar = layered(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s16,
    paddingBlockStart: vars.space.s12,
    fontVariantNumeric: 'tabular-nums',
  },
  'bar',
);
