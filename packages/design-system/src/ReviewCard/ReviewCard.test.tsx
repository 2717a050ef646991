import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { ReviewCard, type ReviewCardProps, ReviewCardSkeleton } from './index.ts';

const props: ReviewCardProps = {
  guest: 'Camille',
  date: '2026-12-01',
  score: '9,2/10',
  scoreLabel: 'Fantastic',
  kind: 'As a couple',
  positive: 'The view',
  negative: 'The road',
};
const heard = (container: HTMLElement) =>
  [...container.querySelectorAll('h3, p, header > span')].map((part) => part.textContent);

test('CH-160: guest, score, day and kind, then what pleased and what did not, said in words', async () => {
  const { container } = render(<ReviewCard {...props} />);
  await expect.element(page.getByRole('article', { name: 'Camille' })).toBeVisible();
  expect(heard(container)).toEqual([
    'Camille',
    '9,2/10 Fantastic',
    '1 December 2026 · As a couple',
    'Liked: The view',
    'Disliked: The road',
  ]);
  expect(container.querySelector('time')?.dateTime).toBe('2026-12-01');
});

test('the day is written as the page writes days', () => {
  const { container } = render(<ReviewCard {...props} />, { locale: 'fr-BE' });
  expect(heard(container)[2]).toBe('1er décembre 2026 · As a couple');
  expect(heard(container)[3]).toBe('Points positifs\u00a0: The view');
});

test('what the guest wrote is in their language, the words around it in the page’s', () => {
  const { container } = render(<ReviewCard {...props} language="es" />);
  expect([...container.querySelectorAll('[lang]')].map(({ textContent }) => textContent)).toEqual([
    'The view',
    'The road',
  ]);
});

test('a part that nobody wrote is not there', () => {
  const { container } = render(<ReviewCard {...props} negative={undefined} />);
  expect(container.textContent).not.toContain('Disliked');
});

test('cut after three lines it is three lines tall', () => {
  const { container } = render(<ReviewCard {...props} positive={'long '.repeat(500)} maxLines={3} />);
  const text = container.querySelector('p + p > span:last-child');
  if (!text) throw new Error('no text');
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  expect(text.getBoundingClientRect().height / lineHeight).toBeCloseTo(3, 1);
});

test('fits into 320 px', async () => {
  await page.viewport(320, 640);
  render(<ReviewCard {...props} guest={'Nieuwenhuijzen'.repeat(4)} positive={'woord'.repeat(40)} />);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('renders on the server and hydrates; its skeleton, too', async () => {
  await expectHydrates(<ReviewCard {...props} />);
  await expectHydrates(<ReviewCardSkeleton />);
});
