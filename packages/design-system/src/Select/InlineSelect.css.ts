import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.s8, minWidth: 0, maxWidth: '100%' },
  'inlineRoot',
);

export const label = layered(
  { flex: 'none', fontFamily: vars.font.text, fontSize: vars.fontSize.sm, color: vars.color.inkMuted },
  'inlineLabel',
);

export const box = layered({ position: 'relative', display: 'flex', minWidth: 0 }, 'inlineBox');

/** Looks like a chip. A long choice is cut before the chevron; the list shows all of it. */
export const select = layered(
  {
    appearance: 'none',
    minWidth: 0,
    paddingInlineEnd: `calc(${vars.space.s16} + ${vars.space.s24})`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      // At least 16 px: iOS zooms the page into a smaller field.
      [media.coarse]: { fontSize: vars.fontSize.md },
    },
  },
  'inlineSelect',
);

globalStyle(`${select} :is(option, optgroup)`, {
  '@layer': { [layer]: { backgroundColor: vars.color.surface, color: vars.color.ink } },
});

export const chevron = layered(
  {
    position: 'absolute',
    insetInlineEnd: vars.space.s12,
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  },
  'inlineChevron',
);
