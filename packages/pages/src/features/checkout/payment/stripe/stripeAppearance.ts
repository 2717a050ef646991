import { vars } from '@sabadora/design-system';
import type { Appearance } from '@stripe/stripe-js';

/**
 * The look of Stripe's forms, which stand in frames and know nothing of the page's styles: the theme's tokens as they are on an
 * element at this moment.
 */
export function stripeAppearance(element: Element): Appearance {
  const style = getComputedStyle(element);
  /** The value of a token, named as in "var(--sabadora-color-ink)". */
  const valueOf = (token: string) => style.getPropertyValue(token.slice('var('.length, -1)).trim();
  const { color, font, radius } = vars;
  const focusRing = `0 0 0 2px ${valueOf(color.surface)}, 0 0 0 4px ${valueOf(color.focus)}`;
  return {
    theme: 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      fontFamily: valueOf(font.text),
      fontSizeBase: style.fontSize,
      colorPrimary: valueOf(color.action),
      colorBackground: valueOf(color.surface),
      colorText: valueOf(color.ink),
      colorTextSecondary: valueOf(color.inkMuted),
      colorTextPlaceholder: valueOf(color.inkMuted),
      colorDanger: valueOf(color.danger),
      borderRadius: valueOf(radius.field),
    },
    rules: {
      '.Input': { border: `1px solid ${valueOf(color.fieldLine)}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${valueOf(color.fieldLine)}`, boxShadow: focusRing },
      '.Input--invalid': { border: `1px solid ${valueOf(color.danger)}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${valueOf(color.fieldLine)}`, boxShadow: 'none' },
      '.Tab--selected': { border: `1px solid ${valueOf(color.action)}`, boxShadow: 'none' },
    },
  };
}
