import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { Spoken } from '../testing/Spoken.tsx';
import { PriceTag, type PriceTagProps } from './PriceTag.tsx';

function show(props: PriceTagProps, locale = 'en-GB') {
  const { container } = render(
    <Spoken locale={locale}>
      <PriceTag {...props} />
    </Spoken>,
  );
  return container;
}

const heard = (container: HTMLElement) => container.textContent.replace(/\s+/gu, ' ');

test.each([
  ['a price', { priceCents: 14900 }, 'en-GB', '€149'],
  ['the lowest of several', { priceCents: 14900, isFrom: true }, 'fr-FR', 'dès 149 €'],
  ['a promotion', { priceCents: 14950, referenceCents: 19900 }, 'nl-NL', '€ 149,50 in plaats van € 199'],
  ['a night', { priceCents: 104900, perNightCents: 52450 }, 'it-IT', '1049 €, 524,50 € a notte'],
  ['a gift', { priceCents: 16900, note: 'for 2 people' }, 'es-ES', '169 €, for 2 people'],
  [
    'everything',
    { priceCents: 14900, referenceCents: 19900, perNightCents: 7500, isFrom: true, note: 'for 2' },
    'en-GB',
    'from €149 instead of €199, €75 per night, for 2',
  ],
])('ALG-30: %s is heard as one phrase', (_, props, locale, phrase) => {
  expect(heard(show(props, locale))).toBe(phrase);
});

test('the price before a promotion is struck, the price is the strongest', () => {
  const container = show({ priceCents: 14900, referenceCents: 19900 });
  expect(container.querySelector('s')?.textContent).toBe('€199');
  expect(container.querySelector('strong')?.textContent).toBe('€149');
});

test.each([14900, 12900])('ALG-14: %i is no price to strike beside 14900', (referenceCents) => {
  const container = show({ priceCents: 14900, referenceCents });
  expect(container.querySelector('s')).toBeNull();
  expect(heard(container)).toBe('€149');
});

test('from and the struck price are seen above the price, the notes below', () => {
  const container = show({
    priceCents: 14900,
    referenceCents: 19900,
    perNightCents: 7500,
    isFrom: true,
    note: 'for 2 people',
  });
  const tops = ['s', 'strong', 'p > span:nth-last-child(2)', 'p > span:last-child'].map(
    (selector) => container.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
  );
  expect(tops.every((top, at) => at === 0 || top > (tops[at - 1] ?? Number.NaN))).toBe(true);
});

test('the note stays below a price that has nothing above it', () => {
  const container = show({ priceCents: 14900, perNightCents: 7500 });
  const top = (selector: string) =>
    container.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  expect(top('p > span:last-child')).toBeGreaterThan(top('strong'));
});

test('beside what leaves it too little room it keeps the width of its amount', () => {
  const container = show({ priceCents: 11990 }, 'fr-FR');
  container.style.cssText = 'display: flex; width: 200px';
  const neighbour = document.createElement('div');
  neighbour.style.cssText = 'flex: 0 0 190px';
  container.prepend(neighbour);
  const left = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
  expect(left(container.querySelector('strong'))).toBeGreaterThanOrEqual(
    neighbour.getBoundingClientRect().right,
  );
});

test('its words can be replaced', () => {
  const container = document.createElement('div');
  render(<PriceTag priceCents={900} isFrom words={{ from: 'as low as' }} />, { container });
  expect(heard(container)).toBe('as low as €9');
});

test('it renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(
    <PriceTag priceCents={14900} referenceCents={19900} isFrom note="for 2" />,
  );
  expect(html).toContain('€149');
});
