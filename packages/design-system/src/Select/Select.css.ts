import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';

/**
 * The control fills its box, so that a press on the border or on the chevron opens the list. A long choice is cut
 * before the chevron; the list shows all of it.
 */
export const select = layered(
  {
    appearance: 'none',
    marginInline: `calc(-1 * ${vars.space.s12})`,
    paddingInline: `${vars.space.s12} calc(${vars.space.s12} + ${vars.space.s32})`,
    borderRadius: vars.radius.field,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      // Mutes the placeholder.
      '&:has(option[data-placeholder]:checked)': { color: vars.color.inkMuted },
    },
  },
  'select',
);

// The muted colour of the placeholder does not apply to the list.
globalStyle(`${select} :is(option, optgroup)`, { '@layer': { [layer]: { color: vars.color.ink } } });

export const chevron = layered(
  { position: 'absolute', insetInlineEnd: vars.space.s12, color: vars.color.inkMuted, pointerEvents: 'none' },
  'chevron',
);
