import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { until } from '../testing/until.ts';
import { Picture } from './Picture.tsx';

const [photo = { src: '' }] = drawnPhotos(0, 1);
const broken = 'data:image/webp;base64,none';
const size = { width: 640, height: 360 };

const image = () => document.querySelector('img');

afterEach(() => {
  vi.useRealTimers();
});

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

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

test('a picture that the server did not have is fetched again after growing pauses; a drawing stands in until it is there', async () => {
  // Where the tests' own server has no picture until one is written there; another one at a second attempt.
  const late = `node_modules/.vite-tests/late-${crypto.randomUUID()}.svg`;
  onTestFinished(() => commands.removeFile(late));
  holdTimers();
  const { container } = render(
    <Picture
      photo={{ src: '/other.svg', alt: 'The beach', sources: [{ srcSet: `/${late}`, media: 'all' }] }}
      {...size}
    />,
  );
  await until(() => container.querySelector('svg') !== null);
  const pause = async (ms: number) => {
    await until(() => vi.getTimerCount() === 1);
    vi.advanceTimersByTime(ms - 1);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(container.querySelector('svg')).not.toBeNull();
  };
  await pause(2000);
  await pause(6000);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>';
  await commands.writeFile(late, drawing);
  await pause(18_000);
  await until(() => image()?.naturalWidth === 640);
  expect(image()?.currentSrc).toContain(late);
  expect(container.querySelector('svg')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a picture that never comes is given up, and the drawing stays', async () => {
  holdTimers();
  const { container } = render(<Picture photo={{ src: broken }} {...size} />);
  for (let retry = 0; retry < 4; retry += 1) {
    await until(() => vi.getTimerCount() === 1);
    vi.runOnlyPendingTimers();
  }
  // Long enough for the last failure to be heard of.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(vi.getTimerCount()).toBe(0);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that leaves the document, or gives way to another, is not fetched again', async () => {
  holdTimers();
  const { rerender, unmount } = render(<Picture photo={{ src: broken }} {...size} />);
  await until(() => vi.getTimerCount() === 1);
  rerender(<Picture photo={photo} {...size} />);
  expect(vi.getTimerCount()).toBe(0);
  rerender(<Picture photo={{ src: `${broken}2` }} {...size} />);
  await until(() => vi.getTimerCount() === 1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('while the page is prerendered, nothing is fetched again', async () => {
  let isPrerendering = true;
  const listening = vi.spyOn(document, 'addEventListener');
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
  holdTimers();
  const { container } = render(<Picture photo={{ src: broken }} {...size} />);
  await until(() => container.querySelector('svg') !== null);
  await until(() => listening.mock.calls.some(([type]) => type === 'prerenderingchange'));
  expect(vi.getTimerCount()).toBe(0);
  isPrerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(vi.getTimerCount()).toBe(1);
  Reflect.deleteProperty(document, 'prerendering');
  listening.mockRestore();
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
