import type { Appearance } from '@stripe/stripe-js';

/**
 * Appearance of Stripe's forms from the current computed styles of an element. The forms are in frames, so they do
 * not inherit the page's styles.
 */
export function stripeAppearance(element: Element): Appearance {
  const style = getComputedStyle(element);
  // Tokens are read by their public names: importing the tokens' module would load all of them on every page.
  const valueOf = (token: string) => style.getPropertyValue(`--sabadora-${token}`).trim();
  const focusRing = `0 0 0 2px ${valueOf('color-surface')}, 0 0 0 4px ${valueOf('color-focus')}`;
  return {
    theme: 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      fontFamily: valueOf('font-text'),
      fontSizeBase: style.fontSize,
      colorPrimary: valueOf('color-action'),
      colorBackground: valueOf('color-surface'),
      colorText: valueOf('color-ink'),
      colorTextSecondary: valueOf('color-ink-muted'),
      colorTextPlaceholder: valueOf('color-ink-muted'),
      colorDanger: valueOf('color-danger'),
      borderRadius: valueOf('radius-field'),
    },
    rules: {
      '.Input': { border: `1px solid ${valueOf('color-field-line')}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${valueOf('color-field-line')}`, boxShadow: focusRing },
      '.Input--invalid': { border: `1px solid ${valueOf('color-danger')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${valueOf('color-field-line')}`, boxShadow: 'none' },
      '.Tab--selected': { border: `1px solid ${valueOf('color-action')}`, boxShadow: 'none' },
    },
  };
}
