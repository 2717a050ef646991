import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../PageFrame.css.ts';

export const header = style({ background: vars.color.paper, position: 'relative', zIndex: 3 });

export const bar = style([
  column,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Large text may be wider than a phone.
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

/** Marks a logo beside tools that leave no room for the site's name on a narrow phone: only the drawing stays. */
export const besideTools = style({});
/** Marks a logo beside tools with languages, which leave even less room. */
export const besideLanguages = style({});

export const siteName = style({
  '@media': {
    '(max-width: 359px)': { selectors: { [`${besideTools} &`]: { display: 'none' } } },
    '(max-width: 389px)': { selectors: { [`${besideLanguages} &`]: { display: 'none' } } },
  },
});

export const mark = style({ width: 32, height: 32 });
export const sun = style({ fill: vars.color.accent });
export const horizon = style({
  stroke: vars.color.action,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  fill: 'none',
});

/** When wrapped to a line of their own, the tools are at its end, as on all other pages. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  marginInlineStart: 'auto',
  '@media': {
    // With two languages the line is full: the targets touch, and the last icon ends at the edge of the page's
    // column.
    [media.phone]: { gap: 0, marginInlineEnd: -10 },
    print: { display: 'none' },
  },
});

export const languages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s4,
  '@media': { [media.phone]: { gap: 0 } },
});

/**
 * On a phone a language is shown as two letters and its name is for screen readers only, so that the header fits on
 * one line of 390 px.
 */
export const languageCode = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const languageName = style({
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.s8,
  '@media': { [media.phone]: { justifyContent: 'center', minWidth: vars.size.target, paddingInline: 0 } },
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
});

/** The page's own language, hidden on a phone, which has no room for it. */
export const currentLanguage = style({ '@media': { [media.phone]: { display: 'none' } } });
