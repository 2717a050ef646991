import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { ReviewSummary } from './index.ts';

const scores = [{ label: 'Comfort', score: 8.7, text: '8,7' }];

test('CH-159: score, word and number are read as one line, then the sides', async () => {
  const { container } = render(
    <ReviewSummary
      score="9,2/10"
      label="Fantastic"
      detail="128 reviews"
      scoresLabel="Scores"
      scores={scores}
    />,
  );
  expect(container.querySelector('p')?.textContent).toBe('9,2/10 Fantastic 128 reviews');
  await expect.element(page.getByRole('list', { name: 'Scores' })).toBeVisible();
});

test('without sides there is no list', () => {
  render(<ReviewSummary score="9,2/10" />);
  expect(page.getByRole('list').elements()).toEqual([]);
});

test('fits into 320 px', async () => {
  await page.viewport(320, 640);
  render(
    <ReviewSummary
      score="10/10"
      label={'Uitmuntend'.repeat(4)}
      detail="gastenbeoordelingen"
      scores={scores}
    />,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(<ReviewSummary score="9,2/10" label="Fantastic" scores={scores} />);
});
