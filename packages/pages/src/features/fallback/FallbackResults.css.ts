import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const fallback = style({
  display: 'grid',
  gap: vars.space.s32,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The fallback block below exact results. */
export const below = style({ marginBlockStart: vars.space.s48 });

export const block = style({
  display: 'grid',
  gap: vars.space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { marginBlockStart: vars.space.s16 } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.xxl } },
});

/** The progress bar replaces the sentence, which still takes its room but is not visible. */
export const loader = style({ display: 'grid', alignItems: 'center' });

export const toCome = style({ gridArea: '1 / 1', visibility: 'hidden' });

export const progress = style({ gridArea: '1 / 1', maxWidth: '20rem' });
