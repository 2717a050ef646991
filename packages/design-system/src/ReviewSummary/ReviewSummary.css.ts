import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  {
    display: 'grid',
    gap: vars.space.s24,
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
  },
  'root',
);

export const head = layered(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s16, margin: 0 },
  'head',
);

export const score = layered(
  {
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.01em',
    fontVariantNumeric: 'lining-nums',
  },
  'score',
);

export const words = layered(
  { display: 'grid', minInlineSize: 0, lineHeight: 1.35, overflowWrap: 'anywhere' },
  'words',
);

export const label = layered({ fontWeight: 600 }, 'label');

export const detail = layered({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm }, 'detail');
