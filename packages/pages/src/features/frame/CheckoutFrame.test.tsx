import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

test('CH-013, CH-041: a simplified page leads back and home, and has no menu, no newsletter and no footer but data protection', () => {
  renderPart(<CheckoutFrame backHref="/stay/7?flow=booking">A purchase</CheckoutFrame>);
  const hrefsIn = (landmark: 'banner' | 'contentinfo') =>
    page
      .getByRole(landmark)
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  expect(hrefsIn('banner')).toEqual(['/stay/7?flow=booking', '/']);
  expect(hrefsIn('contentinfo')).toEqual(['/content/data-protection']);
  expect(page.getByRole('navigation').elements()).toEqual([]);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
