import { expect, test } from 'vitest';
import { isSigned, pictureSecretFrom, signTitle } from './signature.ts';

const PICTURE = { picture: 'lake/home', title: 'Un week-end à Évian' };

test('a title is signed for its own picture, by who has the secret', () => {
  const signature = signTitle(PICTURE, 'secret');
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(isSigned(PICTURE, signature, 'secret')).toBe(true);
  for (const other of [{ picture: 'sea/home' }, { title: 'Un week-end a Évian' }])
    expect(isSigned({ ...PICTURE, ...other }, signature, 'secret')).toBe(false);
  expect(isSigned(PICTURE, signature, 'another')).toBe(false);
  for (const text of ['', signature.slice(1), `${signature}x`, 'é'.repeat(22)])
    expect(isSigned(PICTURE, text, 'secret')).toBe(false);
});

test('the site signs in the same way', () => {
  // The storefront's test expects the same signature.
  const picture = { picture: 'forest/theme-spa', title: 'Spa & bien-être' };
  expect(signTitle(picture, 'no secret')).toBe('YjDD7FIwdaW9PSkNIkX4g1');
});

test('in production nothing is signed with a secret that everybody knows', () => {
  expect(pictureSecretFrom({ PICTURE_SECRET: 'ours', SITE_STAGE: 'production' })).toBe('ours');
  expect(pictureSecretFrom({ SITE_STAGE: 'production', PICTURE_SECRET: '' })).toBeUndefined();
  expect(pictureSecretFrom({})).toBeDefined();
});
