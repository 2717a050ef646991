import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A long word of the button wraps below the price. */
export const line = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s16,
    rowGap: vars.space.s8,
    fontFamily: vars.font.text,
  },
  'line',
);

export const words = layered({ flex: '1 1 7.5rem', minInlineSize: 0 }, 'words');

export const summary = layered(
  {
    overflow: 'hidden',
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: 1.4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'summary',
);

export const action = layered({ flex: '0 1 auto', minInlineSize: '40%', display: 'grid' }, 'action');
