import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { HotelStars } from './HotelStars.tsx';

test.each([
  [1, 'en-GB', '1 star'],
  [4, 'en-GB', '4 stars'],
  [3, 'fr-FR', '3 étoiles'],
  [5, 'nl-NL', '5 sterren'],
  [1, 'it-IT', '1 stella'],
])('%i drawn in %s are heard as "%s"', (count, locale, heard) => {
  const { container } = render(
    <Spoken locale={locale}>
      <HotelStars count={count} />
    </Spoken>,
  );
  expect(container.textContent).toBe(heard);
  const drawing = container.querySelector('svg[aria-hidden=true]')?.getBoundingClientRect();
  // Each star is as wide as the drawing is tall, with a small gap to the next.
  expect((drawing?.width ?? 0) / (drawing?.height ?? 0)).toBeCloseTo(1 + (count - 1) * 1.075, 1);
  expect(container.querySelector('path')?.getAttribute('d')?.split('Z')).toHaveLength(count + 1);
});

test('a hotel without a class has no stars and no words for them', () => {
  const { container } = render(<HotelStars count={0} />);
  expect(container.childElementCount).toBe(0);
});

test('it renders on the server and hydrates in silence', async () => {
  expect(await expectHydrates(<HotelStars count={4} />)).toContain('4 stars');
});
