import { LOCALES, MARKETS } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';
import { workerFor } from './serviceWorker.ts';

test.each(LOCALES)('the offline page of %s says so in its language, and names no price', (locale) => {
  const page = offlinePage(locale);
  expect(page).toContain(`<html lang="${MARKETS[locale].bcp47}">`);
  expect(page).not.toMatch(/€|<script|undefined/);
});

test('the worker holds the page of its market and keeps nothing', () => {
  const worker = workerFor('nl_BE', true);
  expect(worker).toContain('Je bent offline');
  expect(worker).not.toContain('caches');
});

test('switched off, and for a market that there is not, it removes itself', () => {
  for (const worker of [
    workerFor('fr_FR', false),
    workerFor('xx', true),
    workerFor(['fr_FR', 'fr_FR'], true),
    workerFor(undefined, true),
  ])
    expect(worker).toContain('unregister()');
});
