import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { Picture } from './Picture.tsx';

const [photo = { src: '' }] = drawnPhotos(0, 1);
const broken = 'data:image/webp;base64,none';
const size = { width: 640, height: 360 };

const image = () => document.querySelector('img');

test('SE-184: a picture waits until it comes near, unless the page opens with it', () => {
  const { rerender } = render(<Picture photo={photo} {...size} />);
  expect(image()?.loading).toBe('lazy');
  expect(image()?.fetchPriority).toBe('auto');
  rerender(<Picture photo={photo} {...size} isPriority />);
  expect(image()?.loading).toBe('eager');
  expect(image()?.fetchPriority).toBe('high');
});

test('encodings are offered best first, and its size is known before it is there', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/a.avif' },
    { type: 'image/webp', srcSet: '/a.webp' },
  ];
  render(<Picture photo={{ ...photo, sources }} {...size} />);
  const offered = [...document.querySelectorAll('source')].map(({ type }) => type);
  expect(offered).toEqual(['image/avif', 'image/webp']);
  expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['640', '360']);
});

test('a drawing stands in for a picture that does not load, with its description; without one it is silent', async () => {
  const { rerender, container } = render(<Picture photo={{ src: broken, alt: 'The beach' }} {...size} />);
  const drawing = page.getByRole('img', { name: 'The beach' });
  await expect.poll(() => drawing.element().tagName).toBe('svg');
  rerender(<Picture photo={{ src: `${broken}2` }} {...size} />);
  await expect.poll(() => container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('another picture gets another chance', async () => {
  const { rerender } = render(<Picture photo={{ src: broken }} {...size} />);
  await expect.poll(image).toBeNull();
  rerender(<Picture photo={photo} {...size} />);
  expect(image()?.src).toBe(photo.src);
});

test('it renders on the server and hydrates in silence', async () => {
  const html = await expectHydrates(<Picture photo={{ ...photo, alt: 'The beach' }} {...size} isPriority />);
  expect(html).toContain('alt="The beach"');
});
