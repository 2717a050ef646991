import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from './PageFrame.css.ts';

export const header = style({ background: vars.color.paper, position: 'relative', zIndex: 3 });

export const bar = style([
  column,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Two languages beside the wordmark are wider than 320 px.
    flexWrap: 'wrap',
    columnGap: vars.space.s8,
    minHeight: 64,
    '@media': { [media.desktop]: { minHeight: 72 } },
  },
]);

export const logo = style({
  color: vars.color.ink,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
});

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xl,
  letterSpacing: '-0.01em',
});

export const mark = style({ width: 32, height: 32 });
export const sun = style({ fill: vars.color.accent });
export const horizon = style({
  stroke: vars.color.action,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  fill: 'none',
});

/** On a line of its own they stand at its end, where the heart is on every other page. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.s8,
  // On one line with the wordmark at 390 px.
  '@media': { [media.phone]: { paddingInline: vars.space.s4 } },
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
});
