import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Leaves space for the chevron; a long choice is cut before it. */
export const select = layered(
  { paddingInlineEnd: vars.space.s48, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'select',
);

export const chevron = layered(
  {
    position: 'absolute',
    insetInlineEnd: vars.space.s16,
    // Aligned with the value instead of centred in the field.
    insetBlockEnd: `calc(${vars.space.s12} + 0.125rem)`,
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  },
  'chevron',
);
