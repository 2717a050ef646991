import { expect, test } from 'vitest';
import { productSections } from './sections.ts';

test.each([
  ['booking', ['description', 'room', 'experience', 'reviews', 'hotel', 'practicalInfo']],
  ['gifting', ['description', 'room', 'giftExperience', 'gift', 'reviews', 'hotel', 'practicalInfo']],
] as const)('PR-018, D-047: the tabs when %s, in order', (flow, expected) => {
  expect(productSections(flow, () => true)).toEqual(expected);
});

test('D-047: a section without content has no tab', () => {
  expect(productSections('booking', (section) => section !== 'reviews')).not.toContain('reviews');
});
