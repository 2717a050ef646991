import { expect, test } from 'vitest';
import { requestKey } from './requestKey.ts';

test.each([
  ['another order', { filters: { tags: [10, 9] } }],
  ['a value twice', { filters: { tags: [9, 10, 9] } }],
  ['a value that is missing', { page: undefined, filters: { tags: [9, 10] } }],
])('ALG-32: %s makes no other request', (_name, request) => {
  expect(requestKey(request)).toBe(requestKey({ filters: { tags: [9, 10] } }));
});

test.each([
  ['fewer values', { filters: { tags: [9] } }],
  ['a value elsewhere', { filters: { stars: [9, 10] } }],
  ['one value in place of a list', { filters: { tags: '9,10' } }],
])('ALG-32: %s makes another request', (_name, request) => {
  expect(requestKey(request)).not.toBe(requestKey({ filters: { tags: [9, 10] } }));
});

test('a request is left as it is', () => {
  const request = { tags: [10, 9] };
  requestKey(request);
  expect(request).toEqual({ tags: [10, 9] });
});
