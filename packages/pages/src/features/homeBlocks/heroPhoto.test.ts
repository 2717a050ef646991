import { expect, test } from 'vitest';
import { heroPhoto } from './heroPhoto.ts';

test('CH-064: the hero has a crop for each screen, and a night for dark schemes before the day', () => {
  const { src, sources = [] } = heroPhoto('booking');
  expect(src).toBe('/images/lake/home/1500_736.webp');
  expect(sources.map(({ srcSet, media }) => [srcSet, media])).toEqual([
    ['/images/lake/home-night/750_528.webp', '(prefers-color-scheme: dark) and (width < 768px)'],
    ['/images/lake/home-night/1500_736.webp', '(prefers-color-scheme: dark) and (width < 1500px)'],
    ['/images/lake/home-night/3840_700.webp', '(prefers-color-scheme: dark)'],
    ['/images/lake/home/750_528.webp', '(width < 768px)'],
    ['/images/lake/home/1500_736.webp', '(width < 1500px)'],
    ['/images/lake/home/3840_700.webp', undefined],
  ]);
  expect(heroPhoto('gifting').src).toContain('/vineyard/home-gift/');
});
