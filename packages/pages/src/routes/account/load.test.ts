import { expect, test } from 'vitest';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { load as loadSignIn } from '../signIn/load.tsx';
import { load } from './load.tsx';

const accountId = '0b0e4f4e-6a5f-4c8e-9d0a-3f5b1c2d4e6f';
const profile = { id: accountId, email: 'ana@example.com', firstName: '', lastName: '', phone: '' };
const answers = {
  '/account/me': { profile, sessions: 1, isRecent: true, passkeys: [] },
  '/trips': { trips: [] },
  '/wishlist': { items: [] },
};
const token = 'ab'.repeat(32);

test.each([
  ['/account/trips', 'trips'],
  ['/account/wishlist', 'wishlist'],
  ['/account/settings/profile', 'profile'],
])('CH-135: %s shows the account of whoever is signed in', async (href, view) => {
  const loaded = await load(loadInput({ href, accountId, answers }));
  expect(loaded).toMatchObject({ props: { view, account: { profile } }, cacheControl: 'no-store' });
});

test.each([
  ['nobody is signed in', { answers }],
  ['the session has ended', { accountId, answers: { ...answers, '/account/me': 401, '/trips': 401 } }],
])('CH-040, CH-135: when %s, the way in is shown, and leads back', async (_why, given) => {
  const loaded = await load(loadInput({ href: '/account/trips', locale: 'nl_BE', ...given }));
  expect(loaded).toEqual({
    redirect: '/account/signin?locale=nl_BE&origin=%2Faccount%2Ftrips',
    status: 302,
  });
});

test('an account that cannot be read is a failure, not a way out', async () => {
  const failing = loadInput({
    href: '/account/trips',
    accountId,
    answers: { ...answers, '/account/me': 503 },
  });
  await expect(load(failing)).rejects.toThrow('readAccount');
});

test.each([
  ['', 'ask', undefined],
  ['ref=sent', 'sent', undefined],
  ['ref=expired', 'expired', undefined],
  ['ref=other', 'ask', undefined],
  [`token=${token}`, 'confirm', { action: '/front-gateway/account/session', token }],
  ['token=<script>', 'ask', undefined],
])('D-081: the way in with "%s" shows "%s"', async (query, view, form) => {
  const loaded = await loadSignIn(loadInput({ href: `/account/signin?${query}` }));
  expect(loaded).toMatchObject({ props: { view, form }, cacheControl: 'no-store' });
});

test.each([
  ['origin=%2Fstay%2F7%23a%3D3', '/stay/7#a=3'],
  ['origin=https%3A%2F%2Fevil.example', '/account/trips'],
])('D-081: whoever is signed in already is led on, within the site: %s', async (query, redirect) => {
  const loaded = await loadSignIn(loadInput({ href: `/account/signin?${query}`, accountId, answers }));
  expect(loaded).toEqual({ redirect, status: 303 });
});

test('D-081: in Belgium whoever is signed in is led on in their language', async () => {
  const given = { locale: 'nl_BE', accountId, answers } as const;
  expect(await loadSignIn(loadInput({ href: '/account/signin', ...given }))).toEqual({
    redirect: '/account/trips?locale=nl_BE',
    status: 303,
  });
  expect(await load(loadInput({ href: '/account', ...given }))).toEqual({
    redirect: '/account/trips?locale=nl_BE',
    status: 302,
  });
});

test('D-081: whoever has to sign in once more is asked at the address of the account', async () => {
  const href = '/account/signin?ref=again&origin=%2Faccount%2Fsettings%2Fprofile';
  expect(await loadSignIn(loadInput({ href, accountId, answers }))).toMatchObject({
    props: { view: 'again', email: 'ana@example.com', origin: '/account/settings/profile' },
  });
  expect(await loadSignIn(loadInput({ href, answers }))).toMatchObject({
    props: { view: 'again', email: undefined },
  });
});

test.each([
  ['ref=passkey-added', 'passkey-added'],
  ['ref=other', undefined],
])('D-081: the profile with "%s" says what was changed: %s', async (query, changed) => {
  const href = `/account/settings/profile?${query}`;
  expect(await load(loadInput({ href, accountId, answers }))).toMatchObject({ props: { changed } });
});
