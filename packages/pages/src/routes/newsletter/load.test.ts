import { expect, test } from 'vitest';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { load } from './load.tsx';

const token = 'ab'.repeat(32);
const action = '/front-gateway/marketing/newsletter';

test.each([
  ['', 'ask', undefined],
  ['ref=sent', 'sent', undefined],
  ['ref=expired', 'expired', undefined],
  ['ref=other', 'ask', undefined],
  [`confirm=${token}`, 'confirm', { action: `${action}/confirm`, token }],
  [`unsubscribe=${token}`, 'end', { action: `${action}/unsubscribe`, token }],
  ['confirm=<script>', 'ask', undefined],
])('CH-098: the page of the newsletter with "%s" shows "%s"', (query, view, form) => {
  const { props, cacheControl } = load(loadInput({ href: `/newsletter?${query}` }));
  expect(props).toEqual({ view, form });
  expect(cacheControl).toBe('no-store');
});
