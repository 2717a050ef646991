import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { WordsProvider } from '../words/index.ts';
import { HotelStars } from './HotelStars.tsx';

test.each([
  [1, 'en-GB', '1 star'],
  [4, 'en-GB', '4 stars'],
  [3, 'fr-FR', '3 étoiles'],
  [5, 'nl-NL', '5 sterren'],
  [1, 'it-IT', '1 stella'],
])('%i drawn in %s are heard as "%s"', (count, locale, heard) => {
  const { container } = render(
    <WordsProvider locale={locale}>
      <HotelStars count={count} />
    </WordsProvider>,
  );
  expect(container.textContent).toBe(heard);
  expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(count);
});

test('a hotel without a class has no stars and no words for them', () => {
  const { container } = render(<HotelStars count={0} />);
  expect(container.childElementCount).toBe(0);
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<HotelStars count={4} />)).toContain('4 stars');
});
