/**
 * The tokens that are the same in every theme: font sizes, spacing, motion. Lengths are in rem, so that they follow
 * the visitor's own text size.
 */
export const scale = {
  fontSize: {
    xs: '0.78125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: '1.75rem',
    // The two largest sizes shrink on narrow screens, where a long Dutch word at 48 px would not fit on a line.
    title: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem)',
    hero: 'clamp(2.125rem, 1.55rem + 2.4vw, 3rem)',
  },
  lineHeight: { text: '1.5', title: '1.15' },
  space: {
    s4: '0.25rem',
    s8: '0.5rem',
    s12: '0.75rem',
    s16: '1rem',
    s24: '1.5rem',
    s32: '2rem',
    s48: '3rem',
    s64: '4rem',
    s96: '6rem',
  },
  motion: { fast: '160ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  size: { content: '75rem', target: '2.75rem' },
} as const;

/** Durations under `prefers-reduced-motion`: not zero, so that transition events still fire. */
export const reducedMotion = { motion: { fast: '0.01ms', slow: '0.01ms' } } as const;
