import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

afterEach(() => vi.restoreAllMocks());

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

test.each([
  [true, 'the page before, which is of this site'],
  [false, 'home'],
])('D-164: without a product the arrow leads back in the site (%s): %s', async (canGoBack) => {
  vi.spyOn(window.navigation, 'canGoBack', 'get').mockReturnValue(canGoBack);
  const back = vi.spyOn(history, 'back').mockReturnValue();
  renderPart(<CheckoutFrame>A purchase</CheckoutFrame>);
  const followed: string[] = [];
  const follow = (event: Event) => {
    if (!event.defaultPrevented && event.target instanceof Element)
      followed.push(event.target.closest('a')?.getAttribute('href') ?? '');
    event.preventDefault();
  };
  document.addEventListener('click', follow);
  await userEvent.click(page.getByRole('link', { name: 'Back' }));
  document.removeEventListener('click', follow);
  expect(back).toHaveBeenCalledTimes(canGoBack ? 1 : 0);
  expect(followed).toEqual(canGoBack ? [] : ['/']);
});
