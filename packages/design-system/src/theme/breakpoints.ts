/**
 * Width in px from which a screen counts as desktop; narrower screens count as phones. Every "mobile" or "desktop"
 * rule uses this constant.
 */
export const DESKTOP_MIN_WIDTH = 768;

/** Media queries for style rules. */
export const media = {
  phone: `(width < ${DESKTOP_MIN_WIDTH}px)`,
  desktop: `(width >= ${DESKTOP_MIN_WIDTH}px)`,
  wide: '(width >= 1024px)',
  /**
   * A phone in landscape orientation, or a desktop zoomed to 200 %: bars take less space, to leave more for content.
   */
  low: '(height < 30rem)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  noScript: '(scripting: none)',
} as const;
