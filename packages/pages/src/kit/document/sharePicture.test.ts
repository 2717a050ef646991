import { expect, test } from 'vitest';
import { sharePicture } from './sharePicture.ts';

test('a drawn picture is shared in the size and format that other sites show', () => {
  expect(sharePicture('/images/lake/alps-1-12-1/640_360.webp')).toEqual({
    address: '/images/lake/alps-1-12-1/1200_630.jpeg',
    isDrawn: true,
  });
});

test('a real address is shared as it is, and a page without a picture shares that of the site', () => {
  expect(sharePicture('https://pictures.example.com/a.jpg').address).toBe(
    'https://pictures.example.com/a.jpg',
  );
  expect(sharePicture(undefined).address).toMatch(/^\/images\/.+\/1200_630\.jpeg$/);
});
