import type { AccountData, AccountTrip, WishlistEntry } from '@sabadora/api';
import { WISHLIST_MAX } from '@sabadora/domain';
import { describe, expect, test } from 'vitest';
import { ruleDatabases } from '../testing/databases.ts';
import { accountVisitor } from '../testing-purchase/accountVisitor.ts';

const entry = (id: number): WishlistEntry => ({
  id,
  kind: 'STAY',
  label: 'A night by the sea',
  hotel: { label: 'Hôtel des Remparts', location: 'Saint-Malo', stars: 3 },
  headwords: '',
  imageUrl: '/images/1.webp',
  uri: `/stay/${id}`,
});

describe.each(ruleDatabases)('what an account holds on $kind', ({ open }) => {
  const { shop, send, read, mails, signIn, me } = accountVisitor(open);

  test('trips are the orders of the confirmed address, and can be changed from there', async () => {
    const { trips } = (await read('trips', await signIn())).json<{ trips: AccountTrip[] }>();
    expect(trips).toMatchObject([{ booking: { state: 'paid', product: { kind: 'stay' } } }]);
    const access = trips[0]?.access;
    const booking = await shop().server.inject({
      method: 'POST',
      url: '/api/bookings/read',
      payload: { access },
    });
    expect(booking.json()).toMatchObject({ number: trips[0]?.booking.number });
    const other = await read('trips', await signIn('eve@example.com'));
    expect(other.json()).toEqual({ trips: [] });
  });

  test('ALG-21: a profile is kept as it was typed, or refused with what is wrong', async () => {
    const headers = await signIn();
    const typed = { firstName: ' Ana ', lastName: 'Núñez', phone: '+34 600 000 000' };
    expect((await send('profile', typed, headers)).status).toBe(200);
    const { profile } = (await read('me', headers)).json<AccountData>();
    expect(profile).toMatchObject({ firstName: 'Ana', lastName: 'Núñez', phone: '+34 600 000 000' });
    const refused = await send('profile', { ...typed, lastName: 'R2D2', phone: 'zero' }, headers);
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [
        { field: 'lastName', message: 'text-only' },
        { field: 'phone', message: 'phone' },
      ],
    ]);
  });

  test('CH-139: what devices saved and removed comes together in the account', async () => {
    const headers = await signIn();
    const merge = async (added: number[], removed: number[] = []) => {
      const { status, body } = await send(
        'wishlist',
        { added: added.map(entry), removed: removed.map((id) => ({ kind: 'STAY', id })) },
        headers,
      );
      expect(status).toBe(200);
      shop().wait(1);
      return (body['items'] as WishlistEntry[]).map(({ id }) => id);
    };
    expect(await merge([2, 1])).toEqual([2, 1]);
    expect(await merge([3, 1])).toEqual([3, 2, 1]);
    expect(await merge([], [2])).toEqual([3, 1]);
    const many = Array.from({ length: WISHLIST_MAX }, (_, index) => index + 100);
    expect(await merge(many)).toEqual(many);
    expect(await merge([], [100])).toEqual(many.slice(1));
  });

  test('the copy of the data has all that is stored, and no secret', async () => {
    const headers = await signIn();
    await send('wishlist', { added: [entry(7)], removed: [] }, headers);
    const copy = await read('export', headers);
    expect(copy.headers['content-disposition']).toBe('attachment; filename="sabadora-account.json"');
    expect(copy.json()).toMatchObject({
      account: { email: 'ana@example.com' },
      sessions: [expect.anything()],
      wishlist: [{ id: 7 }],
      orders: [{ buyer: { email: { email: 'ana@example.com' } } }],
    });
    expect(copy.body).not.toMatch(/hash|token/i);
  });

  test('a deleted account leaves its orders alone behind, which no later account shows', async () => {
    const headers = await signIn();
    expect((await send('delete', {}, headers)).status).toBe(400);
    const { status, body } = await send('delete', { confirmed: 'yes' }, headers);
    expect([status, body]).toEqual([200, { returnPath: '/account/signin?ref=deleted' }]);
    for (const table of ['account', 'account_session', 'account_wishlist', 'sign_in_link'] as const)
      expect(await shop().db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await mails()).toEqual([]);
    expect(await me(headers)).toBe(401);
    expect((await read('trips', await signIn())).json()).toEqual({ trips: [] });
    const { number } = await shop().db.selectFrom('purchase').select('number').executeTakeFirstOrThrow();
    const found = await shop().server.inject({
      method: 'POST',
      url: '/api/bookings/lookup',
      payload: { number: String(number), email: 'ana@example.com' },
    });
    expect(found.statusCode).toBe(200);
  });
});
