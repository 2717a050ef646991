import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const toneColor = createVar();

export const notice = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  boxSizing: 'border-box',
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const toneOf = (background: string, color: string, debugId: string) =>
  layered({ backgroundColor: background, vars: { [toneColor]: color } }, debugId);

export const tone = {
  info: toneOf(vars.color.sunken, vars.color.ink, 'info'),
  success: toneOf(vars.color.goodSoft, vars.color.good, 'success'),
  // Gold, because the coral of promotions is too close to the red of errors.
  warning: toneOf(
    `color-mix(in srgb, ${vars.color.accent} 20%, ${vars.color.surface})`,
    vars.color.accentInk,
    'warning',
  ),
  error: toneOf(vars.color.dangerSoft, vars.color.danger, 'error'),
};

/** Centred on the first line of text. */
export const icon = layered({ marginBlockStart: '0.125rem', color: toneColor });

export const text = layered({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s4,
  flex: 1,
  minWidth: 0,
  maxWidth: '45em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const title = layered({ margin: 0, fontWeight: 600 });

export const message = layered({ display: 'grid', gap: vars.space.s8 });

export const action = layered({ marginBlockStart: vars.space.s8 });

/** The target reaches into the padding, so that a notice of one line stays one line tall. */
export const dismiss = layered({
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space.s8})`,
  marginInlineEnd: `calc(-1 * ${vars.space.s8})`,
});
