import { hotelInFullOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../../kit/testing/renderPart.tsx';
import { EcoBanner } from './EcoBanner.tsx';

const facilities = (count: number) => Array.from({ length: count }, (_, at) => `Eco facility ${at + 1}`);
const hotelWith = (count: number) => {
  const hotel = hotelInFullOfTest();
  return {
    ...hotel,
    infoGeneral: [...hotel.infoGeneral, { code: 'eco', title: 'For the planet', lines: facilities(count) }],
  };
};

test('CH-068, D-139: a hotel with eight eco facilities has the banner, which names them in a drawer', async () => {
  renderPart(<EcoBanner hotel={hotelWith(8)} />);
  await expect
    .element(page.getByRole('heading', { name: 'A house that thinks of the planet' }))
    .toBeVisible();
  await expect.element(page.getByText('It does 8 things for the environment.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'See what the house does' }));
  const drawer = page.getByRole('dialog', { name: 'For the planet' });
  await expect
    .poll(() =>
      drawer
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(facilities(8));
});

test.each([
  ['seven eco facilities', hotelWith(7)],
  ['none', hotelInFullOfTest()],
])('CH-068: a hotel with %s has no banner', (_, hotel) => {
  const { container } = renderPart(<EcoBanner hotel={hotel} />);
  expect(container.innerHTML).toBe('');
});
