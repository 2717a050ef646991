import { beforeAll, expect, test } from 'vitest';
import './index.ts';
import { preloadDisplayFontUrl, preloadFontUrl } from './preloadFont.ts';

const text =
  'A weekend by the sea, two nights with breakfast and dinner. Un week-end au bord de la mer, deux nuits avec petit déjeuner et dîner. Un fin de semana junto al mar, dos noches con desayuno y cena. Un fine settimana al mare, due notti con colazione e cena. Een weekend aan zee, twee nachten met ontbijt en diner.';

const pairs = [
  ['400', 'Figtree Variable', 'Figtree Fallback'],
  ['600', 'Figtree Variable', 'Figtree Fallback'],
  ['600', 'Fraunces', 'Fraunces Fallback'],
] as const;

beforeAll(async () => {
  for (const [weight, font, fallback] of pairs) {
    await document.fonts.load(`${weight} 100px '${font}'`, text);
    await document.fonts.load(`${weight} 100px '${fallback}'`, text);
  }
});

function measured(weight: string, family: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  context.font = `${weight} 100px '${family}'`;
  return context.measureText(text);
}

test.each(pairs)(
  '%s %s and its fallback take the same room, so that nothing moves when it arrives',
  (weight, font, fallback) => {
    const [real, stand] = [measured(weight, font), measured(weight, fallback)];
    expect(document.fonts.check(`${weight} 100px '${font}'`, text)).toBe(true);
    expect(Math.abs(stand.width / real.width - 1)).toBeLessThan(0.001);
    expect(stand.fontBoundingBoxAscent).toBeCloseTo(real.fontBoundingBoxAscent, 0);
    expect(stand.fontBoundingBoxDescent).toBeCloseTo(real.fontBoundingBoxDescent, 0);
  },
);

test('a page in the five languages loads at most 60 kB of fonts, which are the preloaded ones', async () => {
  const fonts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('.woff2'))
    .filter(({ initiatorType }) => initiatorType === 'css');
  // Fetched again, because a cached font has no size in the resource timing.
  const files = await Promise.all(fonts.map(async ({ name }) => (await fetch(name)).arrayBuffer()));
  const bytes = files.reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(fonts).toHaveLength(2);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThan(60_000);
  const pathOf = (url: string) => new URL(url, location.href).pathname;
  expect(fonts.map(({ name }) => pathOf(name)).toSorted()).toEqual(
    [preloadFontUrl, preloadDisplayFontUrl].map(pathOf).toSorted(),
  );
});
