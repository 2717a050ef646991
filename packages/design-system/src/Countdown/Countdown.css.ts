import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Takes the text colour of its surroundings. */
export const root = layered({
  // Contains the visually hidden words.
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  fontFamily: vars.font.text,
});

export const label = layered({ fontSize: vars.fontSize.sm, fontWeight: 600 });

export const clock = layered({ display: 'inline-flex', gap: vars.space.s8 });

/** Has the same width for every number and word, so that nothing moves. */
export const part = layered({
  display: 'grid',
  justifyItems: 'start',
  minWidth: '2.75rem',
});

export const count = layered({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const unit = layered({ fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.text });
