import { expect, test } from 'vitest';
import { buildSources } from './buildSources.ts';

test('a site is built anew for what it is made from, not for the gateway or for the texts that editors own', () => {
  const sources = buildSources('sites/storefront');
  expect(sources).toEqual(
    expect.arrayContaining([
      'sites/storefront',
      'packages/pages',
      'packages/hooks',
      'packages/days',
      'packages/design-system',
      'packages/site-host',
      'pnpm-lock.yaml',
    ]),
  );
  for (const other of ['content', 'gateway', 'catalogue', 'pictures'])
    expect(sources).not.toContain(`packages/${other}`);
});
