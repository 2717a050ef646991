import { describe, expect, test } from 'vitest';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { fixtureServer } from '../testing-http/fixtureServer.ts';

describe.each(ruleDatabases)('recommended offers (SE-220, D-104) on $kind', ({ open }) => {
  const { database, get } = fixtureServer(open);

  const recommend = (id: number, query = '') =>
    get(`/api/offers/${id}/recommended.json?locale=fr_FR&${query}`);

  test('another offer of the same hotel, with what a card needs and nothing more', async () => {
    const { body } = await recommend(1001);
    expect(body).toEqual({
      id: 1002,
      label: 'Offre 1002',
      imageUrl: '/images/sea/brittany-101-1002-1/640_360.webp',
      hotel: expect.objectContaining({ id: 101, label: 'Hôtel des Remparts' }),
      headwords: 'Nuit et petit déjeuner',
      sellPrice: 9900,
      refPrice: 11_000,
      promo: 10,
      priceType: 'from-price',
    });
  });

  test('an offer that is not sold any more still has one', async () => {
    expect((await recommend(1005)).body).toMatchObject({ id: 1004, sellPrice: 6000 });
  });

  test('on dates the price is that of the nights; checkout stands for the nights', async () => {
    const dated = await recommend(1002, 'checkin=2026-11-25&checkout=2026-11-27');
    expect(dated.body).toMatchObject({ id: 1001, sellPrice: 16_000, priceType: 'final-price' });
    const byNight = await recommend(1002, 'checkin=2026-11-25&night=3');
    expect(byNight.body).toMatchObject({ id: 1001, sellPrice: 24_000 });
    const past = await recommend(1002, 'checkin=2026-11-01&night=3');
    expect(past.body).toMatchObject({ id: 1001, sellPrice: 8000, priceType: 'from-price' });
  });

  test('without another in the house, the best one nearby that shares a theme', async () => {
    const giveThemes = async (theme_ids: number[]) => {
      await database().kysely.updateTable('offer').set({ theme_ids }).where('id', '=', 1001).execute();
      await refreshSearch(database().kysely);
    };
    expect((await recommend(1003)).status).toBe(404);
    await giveThemes([1]);
    expect((await recommend(1003)).body).toMatchObject({ id: 1001, hotel: { id: 101 } });
    await giveThemes([]);
  });

  test('an unknown offer has none', async () => {
    const { status, body } = await recommend(77);
    expect([status, body.title]).toEqual([404, 'Not found']);
  });
});
