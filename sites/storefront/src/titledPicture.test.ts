import { isSigned, pictureSecretFrom } from '@sabadora/pictures/signature';
import { expect, test } from 'vitest';
import { titledPicture } from './titledPicture.ts';

test('a share picture names the title of its page, with the signature that the gateway asks for', () => {
  const title = 'Spa & bien-être';
  const url = new URL(titledPicture('/images/forest/theme-spa/1200_630.jpeg', title), 'https://fr.localhost');
  expect(url.pathname).toBe('/images/forest/theme-spa/1200_630.jpeg');
  expect(url.searchParams.get('title')).toBe(title);
  const signature = url.searchParams.get('signature') ?? '';
  const secret = pictureSecretFrom(process.env) ?? '';
  expect(isSigned({ picture: 'forest/theme-spa', title }, signature, secret)).toBe(true);
});
