import { expect, test } from 'vitest';
import { titledPicture } from './titledPicture.ts';

test('a share picture names the title of its page, with the signature that the gateway requires', () => {
  const title = 'Spa & bien-être';
  const url = new URL(titledPicture('/images/forest/theme-spa/1200_630.jpeg', title), 'https://fr.localhost');
  expect(url.pathname).toBe('/images/forest/theme-spa/1200_630.jpeg');
  // The test of the gateway's pictures expects the same signature.
  expect(Object.fromEntries(url.searchParams)).toEqual({ title, signature: 'YjDD7FIwdaW9PSkNIkX4g1' });
});

test('a picture that we do not draw has no title', () => {
  expect(titledPicture('https://pictures.example.com/a.jpg', 'Spa')).toBe(
    'https://pictures.example.com/a.jpg',
  );
});
