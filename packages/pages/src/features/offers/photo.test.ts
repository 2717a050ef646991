import { expect, test } from 'vitest';
import { galleryPhoto, photoOf } from './photo.ts';

test('SE-208: a card’s photo has 640 by 360 px, whatever size the address names', () => {
  expect(photoOf('/images/sea/12-1/1500_736.webp', 'Sea')).toEqual({
    src: '/images/sea/12-1/640_360.webp',
    alt: 'Sea',
  });
});

test('SE-207: a thumbnail has 125 by 70 px', () => {
  expect(photoOf('/images/sea/12-1/640_360.webp', '', '125_70').src).toBe('/images/sea/12-1/125_70.webp');
});

test('a photo of a gallery is large, and half as large on a phone', () => {
  expect(galleryPhoto('/images/sea/12-1/640_360.webp', 'Sea')).toEqual({
    src: '/images/sea/12-1/1500_736.webp',
    alt: 'Sea',
    sources: [{ srcSet: '/images/sea/12-1/750_528.webp', media: '(width < 768px)' }],
  });
  expect(galleryPhoto('https://pictures.example/a.jpg', 'A')).toEqual({
    src: 'https://pictures.example/a.jpg',
    alt: 'A',
  });
});

test('an address that is not drawn here passes through', () => {
  expect(photoOf('https://pictures.example/a.jpg', 'A')).toEqual({
    src: 'https://pictures.example/a.jpg',
    alt: 'A',
  });
});
