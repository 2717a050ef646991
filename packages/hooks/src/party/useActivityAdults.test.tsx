import type { ActivityPrices } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithHooks } from '../testing/harness.tsx';
import { useActivityAdults } from './useActivityAdults.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';

function Stepper({ prices }: { prices: ActivityPrices }) {
  const { criteria } = useSearchAddress();
  const { adults, minValue, maxValue, setAdults } = useActivityAdults({
    prices,
    wanted: criteria.party.adults,
  });
  return (
    <>
      <output aria-label="Adults">{adults}</output>
      <output aria-label="Range">{`${minValue} to ${maxValue}`}</output>
      <button type="button" onClick={() => setAdults(adults + 1)}>
        More
      </button>
      <button type="button" onClick={() => setAdults(adults - 1)}>
        Fewer
      </button>
    </>
  );
}

const priceFor = (...counts: number[]): ActivityPrices =>
  Object.fromEntries(counts.map((count) => [count, { barPrice: 5000 * count, sellPrice: 5000 * count }]));
const adults = page.getByLabelText('Adults');
const range = page.getByLabelText('Range');
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('PR-081 D-024: without prices 1 to 20, and 2 unless the address says another', async () => {
  renderWithHooks(<Stepper prices={{}} />, { href: '/activity/1' });
  await expect.element(adults).toHaveTextContent('2');
  await expect.element(range).toHaveTextContent('1 to 20');
});

test('PR-078 D-025: the priced counts are the bounds; a step goes to the next of them and into the hash', async () => {
  const { location } = renderWithHooks(<Stepper prices={priceFor(2, 4, 10)} />, {
    href: '/activity/1#a=2;c=1',
  });
  await expect.element(range).toHaveTextContent('2 to 10');
  await press('More');
  await expect.element(adults).toHaveTextContent('4');
  expect(location.read().hash).toBe('a=4;c=1');
  await press('More');
  await expect.element(adults).toHaveTextContent('10');
  await press('Fewer');
  await expect.element(adults).toHaveTextContent('4');
});

test('PR-079 PR-083: a count that has no price is the fewest that has one; beyond an end nothing changes', async () => {
  renderWithHooks(<Stepper prices={priceFor(2, 4)} />, { href: '/activity/1#a=3' });
  await expect.element(adults).toHaveTextContent('2');
  await press('Fewer');
  await expect.element(adults).toHaveTextContent('2');
});
