import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { until } from '../testing/until.ts';
import { twoFrames } from '../testing/settle.ts';
import { Picture } from './Picture.tsx';

const [photo = { src: '' }] = drawnPhotos(0, 1);
const broken = 'data:image/webp;base64,none';
const size = { width: 640, height: 360 };

const image = () => document.querySelector('img');

afterEach(() => {
  // In this order, because the spies wrap fake timers.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Fakes timers; returns the delays started so far, in ms, and how often an image's address was set. */
function holdTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const attributes = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
  return {
    // All other timers are shorter.
    pauses: () => timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= 2000),
    fetches: () => attributes.mock.calls.filter(([name]) => name === 'src').length,
  };
}

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
  // A file that the tests' server only has once it is written below; each run has its own name.
  const late = `node_modules/.vite-tests/late-${crypto.randomUUID()}.svg`;
  onTestFinished(() => commands.removeFile(late));
  const { pauses, fetches } = holdTimers();
  const { container } = render(
    <Picture
      photo={{ src: '/other.svg', alt: 'The beach', sources: [{ srcSet: `/${late}`, media: 'all' }] }}
      {...size}
    />,
  );
  await until(() => container.querySelector('svg') !== null);
  const begun = async (expected: readonly number[]) => {
    await until(() => pauses().length >= expected.length);
    expect(pauses()).toEqual(expected);
  };
  const pause = async (expected: readonly number[]) => {
    await begun(expected);
    const before = fetches();
    vi.advanceTimersByTime((expected.at(-1) ?? 0) - 1);
    expect(fetches()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(fetches()).toBe(before + 1);
    expect(container.querySelector('svg')).not.toBeNull();
  };
  await pause([2000]);
  await pause([2000, 6000]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>';
  // Written after the second attempt has failed, because that attempt would otherwise find the file.
  await begun([2000, 6000, 18_000]);
  await commands.writeFile(late, drawing);
  await pause([2000, 6000, 18_000]);
  await until(() => image()?.naturalWidth === 640);
  expect(image()?.currentSrc).toContain(late);
  expect(container.querySelector('svg')).toBeNull();
  expect(pauses()).toHaveLength(3);
});

test('a picture that never comes is given up, and the drawing stays', async () => {
  const { pauses } = holdTimers();
  const { container } = render(<Picture photo={{ src: broken }} {...size} />);
  for (let retry = 1; retry <= 4; retry += 1) {
    await until(() => pauses().length === retry);
    vi.runOnlyPendingTimers();
  }
  // Waits until the last failure has been handled.
  await twoFrames();
  expect(pauses()).toEqual([2000, 6000, 18_000, 54_000]);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a picture that leaves the document, or gives way to another, is not fetched again', async () => {
  const { pauses, fetches } = holdTimers();
  const { rerender, unmount } = render(<Picture photo={{ src: broken }} {...size} />);
  await until(() => pauses().length === 1);
  rerender(<Picture photo={photo} {...size} />);
  const shown = fetches();
  vi.advanceTimersByTime(60_000);
  expect(fetches()).toBe(shown);
  rerender(<Picture photo={{ src: `${broken}2` }} {...size} />);
  await until(() => pauses().length === 2);
  unmount();
  const left = fetches();
  vi.advanceTimersByTime(60_000);
  expect(fetches()).toBe(left);
});

test('while the page is prerendered, nothing is fetched again', async () => {
  let isPrerendering = true;
  const listening = vi.spyOn(document, 'addEventListener');
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
  const { pauses } = holdTimers();
  const { container } = render(<Picture photo={{ src: broken }} {...size} />);
  await until(() => container.querySelector('svg') !== null);
  await until(() => listening.mock.calls.some(([type]) => type === 'prerenderingchange'));
  expect(pauses()).toEqual([]);
  isPrerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(pauses()).toEqual([2000]);
  Reflect.deleteProperty(document, 'prerendering');
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
