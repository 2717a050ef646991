import { formatMoney } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { FIXTURE_IDS, FIXTURE_TODAY } from '../testing-http/fixture.ts';
import { fixtureServer } from '../testing-http/fixtureServer.ts';

const { rennes } = FIXTURE_IDS;

describe.each(ruleDatabases)('the calls on $kind', ({ open, kind }) => {
  const { server, get } = fixtureServer(open);

  describe('calendars', () => {
    test('availabilities: shortest stay at its lowest price, null where none can begin (SE-083, SE-103, D-112)', async () => {
      const { body } = await get(
        '/api/hotels/103/availabilities.json?locale=fr_FR&month=2026-11&length=1&adult=3',
      );
      const days = body.availabilities;
      expect(Object.keys(days)).toHaveLength(30);
      expect(days['2026-11-20']).toBeNull();
      expect(days['2026-11-28']).toBeNull();
      expect(days['2026-11-27']).toEqual({
        price: formatMoney(8600, 'fr_FR'),
        amount: 8600,
        minLos: 1,
        promo: null,
        bestPriceOfTheMonth: true,
      });
      const two = await get('/api/hotels/102/availabilities.json?locale=fr_FR&month=2026-11&length=3');
      expect(Object.keys(two.body.availabilities)).toHaveLength(92);
      expect(two.body.availabilities['2026-11-21']).toMatchObject({
        amount: 24_100,
        minLos: 2,
        bestPriceOfTheMonth: true,
      });
      expect(two.body.availabilities['2026-11-22']).toMatchObject({
        amount: 24_300,
        bestPriceOfTheMonth: false,
      });
      // The calendar ends on this day, so a second night is not possible.
      expect(two.body.availabilities['2027-01-19']).toBeNull();
    });

    test('SE-103: with the id of an offer, the days and prices of that offer alone', async () => {
      const path = '/api/hotels/101/availabilities.json?locale=fr_FR&month=2026-11&length=1';
      expect((await get(path)).body.availabilities['2026-11-27']).toMatchObject({
        amount: 8000,
        promo: null,
      });
      const one = await get(`${path}&offerId=1002`);
      expect(one.body.availabilities['2026-11-27']).toMatchObject({ amount: 9900, promo: 10 });
      expect(await get(`${path}&offerId=1003`)).toMatchObject({ status: 404 });
    });

    test('night counts of a hotel and of an offer (SE-101, SE-104)', async () => {
      const nights = async (path: string) => (await get(path)).body;
      expect(await nights('/api/hotels/103/checkoutNights.json?locale=fr_FR&checkin=2026-11-25')).toEqual([
        1, 2, 3,
      ]);
      expect(await nights('/api/hotels/103/checkoutNights.json?locale=fr_FR&checkin=2026-11-28')).toEqual([]);
      expect(
        await nights('/api/hotels/103/checkoutNights.json?locale=fr_FR&checkin=2026-11-25&adult=5'),
      ).toEqual([]);
      expect(await nights('/api/hotels/103/checkoutNights.json?locale=fr_FR&checkin=2026-11-20')).toEqual([]);
      expect(
        await nights('/api/weekend/1003/packageCheckoutNights.json?locale=fr_FR&checkin=2026-11-25&length=4'),
      ).toEqual([2, 3, 4]);
      expect(
        await nights('/api/weekend/1003/packageCheckoutNights.json?locale=fr_FR&checkin=2027-01-17'),
      ).toEqual([2, 3]);
    });

    test('the lowest price of a night per day at a destination; days without any are absent (D-101)', async () => {
      const { body } = await get(
        `/api/calendar-prices.json?locale=fr_FR&month=2026-11&length=2&cityId=${rennes}&adult=1`,
      );
      expect(Object.keys(body.prices)[0]).toBe(FIXTURE_TODAY);
      expect(body.prices['2026-11-27']).toBe(5100);
      // Only the two-night stay can begin then: (127 € + 128 €) / 2 × 0.85, rounded up.
      expect(body.prices['2026-11-28']).toBe(10_900);
      expect(body.prices['2026-12-31']).toBe(5100);
      const none = await get('/api/calendar-prices.json?locale=fr_FR&month=2026-11&cityId=999');
      expect(none.body.prices).toEqual({});
    });
  });

  test('an offer in full; on dates it cannot be had it shows its "from" price (SE-243, PR-047)', async () => {
    const { body } = await get('/api/weekend/1003/detail.json?locale=es_ES&checkin=2026-11-28&night=2');
    expect(body).toMatchObject({
      offer: { id: 1003, sellPrice: 25_500, priceType: 'final-price', checkin: '2026-11-28' },
      published: true,
      program: [{ type: 'ROOM', title: 'A night for two' }],
      hotel: { description: ['A house'], facilities: ['Piscine'] },
    });
    const tooShort = await get('/api/weekend/1003/detail.json?locale=fr_FR&checkin=2026-11-28&night=1');
    expect(tooShort.body.offer).toMatchObject({ sellPrice: 24_100, priceType: 'from-price', checkin: null });
    const tooMany = await get('/api/weekend/1003/detail.json?locale=fr_FR&adult=9');
    expect(tooMany.body.offer).toMatchObject({ sellPrice: 24_100, adult: 2 });
    const gift = await get('/api/weekend/1003/detail.json?locale=fr_FR&flow=gifting');
    expect(gift.body.offer).toMatchObject({ sellPrice: 10_030, itemCategory: 'single_voucher' });
  });

  test('CH-049: themes, each with id and name, in their order', async () => {
    expect((await get('/api/themes.json?locale=it_IT')).body).toEqual([{ id: 1, name: 'Gastronomie' }]);
  });

  test('the gateway says that it works', async () => {
    expect((await get('/gateway/health')).body).toEqual({
      status: 'ok',
      database: kind,
      hotels: 3,
      offers: 4,
    });
  });

  test('CH-149, CH-151, D-045: errors of browsers are taken at the logs, addresses that lead nowhere at /error', async () => {
    const payload = { level: 'ERROR', locale: 'fr_FR', location: '/search', message: 'x is undefined' };
    const response = await server().inject({ method: 'POST', url: '/gateway/logs', payload });
    expect(response.json()).toEqual({ received: true });
    // The text is cut by characters, as in the browser; some characters take two UTF-16 units.
    const whole = {
      method: 'POST',
      url: '/gateway/logs',
      payload: { ...payload, message: '😀'.repeat(256) },
    } as const;
    expect((await server().inject(whole)).json()).toEqual({ received: true });
    const long = await server().inject({
      method: 'POST',
      url: '/gateway/logs',
      payload: { ...payload, message: 'x'.repeat(257) },
    });
    expect(long.json().errors).toMatchObject([{ field: 'message' }]);
    const missing = { method: 'POST', url: '/error', payload: { uri: '/nowhere', locale: 'nl_BE' } } as const;
    expect((await server().inject(missing)).json()).toEqual({ received: true });
  });

  test.each([
    ['/gateway/logs', { level: 'ERROR', locale: 'fr_FR', location: '/search', message: 'x is undefined' }],
    ['/error', { uri: '/nowhere', locale: 'nl_BE' }],
  ])(
    'CH-149, CH-151: %s takes so many reports a minute from one address, not from another',
    async (url, payload) => {
      const post = async (remoteAddress: string) =>
        (await server().inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
      const loop = await Promise.all(Array.from({ length: 301 }, () => post('192.0.2.7')));
      expect(loop.filter((status) => status === 429)).toHaveLength(1);
      expect(await post('192.0.2.8')).toBe(200);
    },
  );

  test.each([
    '/api/hotels/999/availabilities.json?locale=fr_FR&month=2026-11',
    '/api/hotels/999/checkoutNights.json?locale=fr_FR&checkin=2026-11-28',
    '/api/weekend/999/packageCheckoutNights.json?locale=fr_FR&checkin=2026-11-28',
    '/api/weekend/999/detail.json?locale=fr_FR',
    // An offer that is not published.
    '/api/weekend/1005/packageCheckoutNights.json?locale=fr_FR&checkin=2026-11-28',
  ])('%s is 404: no such thing', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, body: { status: 404, title: 'Not found' } });
  });

  test.each([
    '/api/offers.json?locale=fr_FR&filters.offer.date.checkin=0001-01-01&filters.offer.date.nights=30',
    '/api/offers.json?locale=fr_FR&filters.offer.date.checkin=9999-12-31&filters.offer.date.nights=30',
    '/api/offers.json?locale=fr_FR&filters.property.location.latitude=90&filters.property.location.longitude=180',
    '/api/offers.json?locale=fr_FR&filters.property.location.latitude=-90&filters.property.location.longitude=-180&filters.property.location.maxDistance=300',
    '/api/offers.json?locale=fr_FR&filters.price.min=100000000&familyComposition.adults=20&familyComposition.children=10',
    '/api/offers.json?locale=fr_FR&pagination.page=100000&pagination.limit=100',
    '/api/facets.json?locale=fr_FR&checkin=0004-02-29&night=30',
    '/api/hotels/101/availabilities.json?locale=fr_FR&month=9999-12&length=13',
    '/api/hotels/101/availabilities.json?locale=fr_FR&month=0001-01&length=13',
    '/api/calendar-prices.json?locale=fr_FR&month=9999-12&length=13',
    '/api/calendar-prices.json?locale=fr_FR&month=0001-01&length=13',
    '/api/calendar-prices.json?locale=fr_FR&month=2026-11&length=13',
    '/api/hotels/101/checkoutNights.json?locale=fr_FR&checkin=9999-12-31',
    '/api/weekend/1001/detail.json?locale=fr_FR&checkin=0001-01-01&night=3',
    '/api/autocomplete-geonames.json?locale=fr_FR&term=%00a%ED%A0%80',
  ])('the edge of what is valid is answered: %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test.each([
    '/api/hotels/101/availabilities.json?locale=fr_FR&month=2026-11&offerId=',
    '/api/hotels/101/availabilities.json?locale=fr_FR&month=2026-11&offerId=0',
    '/api/weekend/undefined/packageCheckoutNights.json?locale=fr_FR&checkin=2026-11-28',
  ])('PR-041: %s names no product, and is told that one is required', async (path) => {
    const { status, body } = await get(path);
    const messages = body.errors?.map((error: { message: string }) => error.message);
    expect({ status, messages }).toEqual({ status: 400, messages: ['Product ID is required'] });
  });

  test.each([
    ['/api/offers.json', 'locale'],
    [
      '/api/offers.json?locale=fr_FR&filters.offer.date.checkin=2026-02-30&filters.offer.date.nights=1',
      'filters.offer.date.checkin',
    ],
    ['/api/offers.json?locale=fr_FR&pagination.page=-1', 'pagination.page'],
    ['/api/offers.json?locale=fr_FR&locale=es_ES', 'locale'],
    ['/api/facets.json?locale=fr_FR&stars=3,9', 'stars.1'],
    ['/api/facets.json?locale=fr_FR&propertiesRequested=colour', 'propertiesRequested.0'],
    ['/api/autocomplete-geonames.json?locale=fr_FR', 'term'],
    ['/api/recommendedAutocomplete.json?locale=de_DE', 'locale'],
    ['/api/hotels/abc/availabilities.json?locale=fr_FR&month=2026-11', 'id'],
    ['/api/hotels/101/availabilities.json?locale=fr_FR&month=2026-13', 'month'],
    ['/api/hotels/101/checkoutNights.json?locale=fr_FR&checkin=tomorrow', 'checkin'],
    ['/api/weekend/1003/packageCheckoutNights.json?locale=fr_FR&checkin=2026-11-28&adult=21', 'adult'],
    ['/api/weekend/0/detail.json?locale=fr_FR', 'id'],
    ['/api/calendar-prices.json?locale=fr_FR', 'month'],
    ['/api/themes.json', 'locale'],
  ])('%s is 400 and names %s', async (path, field) => {
    const { status, body } = await get(path);
    expect({ status, fields: body.errors?.map((error: { field: string }) => error.field) }).toEqual({
      status: 400,
      fields: [field],
    });
  });
});
