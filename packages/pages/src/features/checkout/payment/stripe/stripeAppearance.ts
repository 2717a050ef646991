import type { Appearance } from '@stripe/stripe-js';

/**
 * The look of Stripe's forms, which are in frames and do not inherit the page's styles: the theme's tokens as they are
 * on an element at this moment.
 */
export function stripeAppearance(element: Element): Appearance {
  const style = getComputedStyle(element);
  // By their public names: the module of tokens holds all of them, and every page would load it.
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
