import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enlargeText, testCard } from '../Card/cardSuite.tsx';
import { render } from '../testing/render.tsx';
import { eightCategories, longestCategory } from './fixtures.ts';
import { CategoryCard, type CategoryCardProps } from './index.ts';

const sea: CategoryCardProps = { href: '#sea', name: 'By the sea', count: '412 stays' };
const card = page.getByRole('article', { name: sea.name });

testCard({
  name: sea.name,
  show: (props) => <CategoryCard {...sea} {...props} />,
  longest: <CategoryCard {...longestCategory} />,
  minimal: <CategoryCard href="#minimal" name="Minimal" />,
});

test('CH-029 CH-031: a tile says its name and how much there is', () => {
  render(<CategoryCard {...sea} />);
  expect(card.element().textContent).toBe('By the sea412 stays');
});

test('the picture fills the tile, which is 4:3, and stays decoration', () => {
  render(<CategoryCard {...sea} {...eightCategories[0]} name={sea.name} />);
  const picture = card.element().querySelector('img')?.getBoundingClientRect();
  const { width, height } = card.element().getBoundingClientRect();
  expect(picture?.width).toBeCloseTo(width, 0);
  expect(picture?.height).toBeCloseTo(height, 0);
  expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(card.getByRole('img').elements()).toHaveLength(0);
});

test('a tile grows past 4:3 when its words at 200 % need more', async () => {
  await page.viewport(320, 800);
  await enlargeText();
  try {
    render(<CategoryCard {...longestCategory} />);
    const tile = page.getByRole('article').element().getBoundingClientRect();
    const title = page.getByRole('heading').element().getBoundingClientRect();
    expect(title.top).toBeGreaterThanOrEqual(tile.top);
    expect(tile.height).toBeGreaterThan((tile.width * 3) / 4);
  } finally {
    document.documentElement.style.removeProperty('font-size');
  }
});
