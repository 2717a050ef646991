import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Leaves room for the chevron, under which a long choice is cut. */
export const select = layered(
  { paddingInlineEnd: vars.space.s48, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'select',
);

export const chevron = layered(
  {
    position: 'absolute',
    insetInlineEnd: vars.space.s16,
    // On the line of the value, not in the middle of the field.
    insetBlockEnd: `calc(${vars.space.s12} + 0.125rem)`,
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  },
  'chevron',
);
