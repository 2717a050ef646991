import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const note = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '0.375rem',
    margin: 0,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.35,
    textWrap: 'pretty',
  },
  'note',
);

export const tones = {
  good: layered({ color: vars.color.good, fontWeight: 500 }, 'good'),
  neutral: layered({ color: vars.color.inkMuted }, 'neutral'),
};

/** The tick, centred on the first line. */
export const check = layered({ marginBlockStart: '0.1rem' }, 'check');
