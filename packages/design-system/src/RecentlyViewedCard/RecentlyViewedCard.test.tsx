import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testCard } from '../Card/cardSuite.tsx';
import { render } from '../testing/render.tsx';
import { longestViewed, viewedStay } from './fixtures.ts';
import { RecentlyViewedCard } from './index.ts';

const { name } = viewedStay;
const card = page.getByRole('article', { name });

testCard({
  name,
  show: (props) => <RecentlyViewedCard {...viewedStay} {...props} />,
  longest: <RecentlyViewedCard {...longestViewed} />,
  minimal: <RecentlyViewedCard type="ACTIVITY" href="#minimal" name="Minimal" />,
});

test.each([
  ['STAY', 'en-GB', 'Stay'],
  ['ACTIVITY', 'en-GB', 'Activity'],
  ['STAY', 'fr-FR', 'Séjour'],
  ['ACTIVITY', 'nl-BE', 'Activiteit'],
] as const)('PR-182: the type %s is "%3$s" in %s', (type, locale, word) => {
  render(<RecentlyViewedCard {...viewedStay} type={type} />, { locale });
  expect(page.getByText(word, { exact: true }).elements()).toHaveLength(1);
});

test('PR-182: it says label, hotel, stars, price, reference price, promotion and nights', () => {
  render(<RecentlyViewedCard {...viewedStay} />);
  const text = card.element().textContent;
  for (const part of ['Hôtel des Dunes', '4 stars', '€149 instead of €199', '2 nights', '25% off']) {
    expect(text).toContain(part);
  }
});

test('the thumbnail stands beside the words, on a phone too', async () => {
  await page.viewport(320, 800);
  render(<RecentlyViewedCard {...viewedStay} />);
  const picture = card.element().querySelector('img')?.getBoundingClientRect();
  const words = card.getByRole('heading').element().getBoundingClientRect();
  expect(picture?.right).toBeLessThan(words.left);
  expect(picture?.width).toBeGreaterThan(80);
});
