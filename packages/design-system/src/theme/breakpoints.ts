/**
 * Width in px from which a screen counts as desktop; below it is a phone. The one constant behind every "mobile" or
 * "desktop" rule.
 */
export const DESKTOP_MIN_WIDTH = 768;

/** Media queries for style rules. */
export const media = {
  phone: `(width < ${DESKTOP_MIN_WIDTH}px)`,
  desktop: `(width >= ${DESKTOP_MIN_WIDTH}px)`,
  wide: '(width >= 1024px)',
  /** A phone on its side, or a desktop zoomed to 200 %: bars take less room, for the content between them. */
  low: '(height < 30rem)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
