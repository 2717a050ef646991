import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isLaidOut } from '../../../../kit/testing/isLaidOut.ts';
import { renderPart } from '../../../../kit/testing/renderPart.tsx';
import { Section } from './Section.tsx';

test('a phone lays out a section far below the top once it is near, a desktop at once', async () => {
  await page.viewport(390, 700);
  renderPart(
    <>
      <Section id="description" title="A weekend by the sea">
        <svg width="10" height="5000" aria-hidden="true" />
      </Section>
      <Section id="reviews" title="What guests say">
        <p>Friendly, and close to the beach.</p>
      </Section>
    </>,
  );
  const review = page.getByText('Friendly, and close to the beach.').element();
  await expect.poll(() => isLaidOut(review)).toBe(false);
  expect(isLaidOut(page.getByRole('heading', { name: 'A weekend by the sea' }).element())).toBe(true);
  const section = document.getElementById('reviews');
  expect(section?.getBoundingClientRect().height).toBe(64 * 16);
  // Screen readers and the browser's page search find it.
  await expect.element(page.getByRole('heading', { name: 'What guests say' })).toBeInTheDocument();

  review.scrollIntoView();
  await expect.poll(() => isLaidOut(review)).toBe(true);
  expect(section?.getBoundingClientRect().height).toBeLessThan(200);

  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
  await expect.poll(() => isLaidOut(review)).toBe(true);
});
