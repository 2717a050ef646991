import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const area = layered(
  {
    display: 'block',
    // Grows with its text; `useGrowth` replaces this where it is not supported.
    fieldSizing: 'content',
    // Three lines; `rows` has no effect together with `field-sizing`.
    minHeight: `calc(3lh + 2 * ${vars.space.s8})`,
    maxHeight: '24rem',
    overflowY: 'auto',
    lineHeight: vars.lineHeight.text,
    resize: 'vertical',
  },
  'area',
);

export const note = layered(
  {
    margin: 0,
    marginBlockStart: vars.space.s4,
    fontSize: vars.fontSize.sm,
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  'note',
);
