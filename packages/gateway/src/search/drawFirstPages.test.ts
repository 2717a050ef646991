import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { FIXTURE_TODAY, insertFixture } from '../testing-http/fixture.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { picturesOfPages } from './drawFirstPages.ts';

test('the landscapes that home pages open with come first, in the size of each screen', () => {
  const pictures = picturesOfPages();
  expect(pictures.slice(0, 3)).toEqual([
    '/images/lake/home/1500_736.webp',
    '/images/lake/home/750_528.webp',
    '/images/lake/home/3840_700.webp',
  ]);
  expect(pictures.slice(0, 12).every((picture) => picture.includes('/home'))).toBe(true);
  expect(pictures).toContain('/images/sea/theme-sea/750_528.webp');
});

describe.each(ruleDatabases)('drawing ahead on $kind', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
  });

  afterAll(() => database.close());

  test('pictures of the first cards are named once the server listens; it ends with the server', async () => {
    const named: string[] = [];
    let isFinished = false;
    let isStopped = false;
    const server = createGateway({
      database,
      clock: () => new Date(`${FIXTURE_TODAY}T11:00:00Z`),
      drawingAhead: {
        draw: (addresses) => void named.push(...addresses),
        finish: () => (isFinished = true),
        stop: () => (isStopped = true),
      },
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => isFinished).toBe(true);
    const { exactMatch } = (await server.inject('/api/offers.json?locale=fr_FR')).json<{
      exactMatch: { mainPackage: { imageUrl: string } }[];
    }>();
    const [first] = exactMatch;
    expect(named).toContain(first?.mainPackage.imageUrl);
    expect(isStopped).toBe(false);
    await server.close();
    expect(isStopped).toBe(true);
  });
});
