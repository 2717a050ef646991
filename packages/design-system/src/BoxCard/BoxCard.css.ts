import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const contents = layered(
  {
    display: 'grid',
    gap: vars.space.s4,
    margin: 0,
    marginBlockStart: vars.space.s4,
    padding: 0,
    // Not `none`: Safari would no longer call it a list.
    listStyleType: "''",
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
  },
  'contents',
);

export const entry = layered(
  { display: 'flex', gap: vars.space.s8, minInlineSize: 0, overflowWrap: 'anywhere' },
  'entry',
);

/** The tick, centred on the first line of text. */
export const check = layered({ flex: 'none', marginBlockStart: '0.1em', color: vars.color.good }, 'check');
