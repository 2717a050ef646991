import { fireEvent, render } from '../testing/render.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectHydrates } from '../testing/hydrates.tsx';
import { addLastStop } from '../testing/lastStop.ts';
import { emulateMedia } from '../testing/media.ts';
import { testKeys } from '../testing/testKeys.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { drawnPhotos } from './fixtures.ts';
import { photoCarouselKeys } from './keys.ts';
import { PhotoCarousel, type PhotoCarouselProps } from './PhotoCarousel.tsx';
import { frame } from './testFrame.css.ts';

const WIDTH = 300;
const photos = drawnPhotos(1, 3);
const carousel = page.getByRole('group', { name: 'Photos of Hôtel des Dunes' });
const next = carousel.getByRole('button', { name: 'Next photo' });
const previous = carousel.getByRole('button', { name: 'Previous photo' });

beforeEach(async () => {
  await userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } });
});

function show(props: Partial<PhotoCarouselProps> = {}) {
  return render(
    <div className={frame}>
      <PhotoCarousel label="Photos of Hôtel des Dunes" photos={photos} {...props} />
    </div>,
  );
}

/** The visible photo, which is also the only one in the accessibility tree. */
function currentPhoto(): string | null {
  const box = carousel.element().getBoundingClientRect();
  const inSight = document
    .elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    .find((element) => element.getAttribute('role') === 'group');
  const found = carousel.getByRole('group').elements();
  return inSight && found.length === 1 && found[0] === inSight ? inSight.getAttribute('aria-label') : null;
}

/** Drags with the real mouse by `byX` and `byY` from the centre. */
async function drag(byX: number, byY = 0) {
  const from = { x: WIDTH / 2, y: 80 };
  await userEvent.dragAndDrop(carousel, carousel, {
    sourcePosition: from,
    targetPosition: { x: from.x + byX, y: from.y + byY },
  });
}

test('the buttons say what they control, and each photo that it is a slide', async () => {
  show();
  const track = document.getElementById(next.element().getAttribute('aria-controls') ?? '');
  expect(track?.children).toHaveLength(3);
  expect(previous.element().getAttribute('aria-controls')).toBe(track?.id);
  for (const slide of track?.children ?? []) expect(slide.getAttribute('aria-roledescription')).toBe('slide');
});

test('the buttons step through the photos and stop at both ends', async () => {
  show();
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
  await userEvent.click(next);
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
  await userEvent.click(next);
  await expect.poll(currentPhoto).toBe('Photo 3 of 3');
  await userEvent.click(next, { force: true });
  await expect.poll(currentPhoto).toBe('Photo 3 of 3');
  await userEvent.click(previous);
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
});

testKeys(photoCarouselKeys, {
  Tab: async () => {
    show();
    const after = addLastStop();
    await userEvent.tab();
    await expect.element(previous).toHaveFocus();
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveStyle({ opacity: '1' });
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
  },
  'Enter or Space (on a button)': async () => {
    show();
    const button = next.element();
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect.poll(currentPhoto).toBe('Photo 3 of 3');
    await userEvent.keyboard('{Enter}');
    await expect.poll(currentPhoto).toBe('Photo 3 of 3');
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveStyle({ opacity: '1' });
  },
});

test('a step is announced politely, the first photo is not', async () => {
  const { container } = show();
  const status = container.querySelector('[aria-live="polite"]');
  expect(status?.textContent).toBe('');
  await userEvent.click(next);
  expect(status?.textContent).toBe('Photo 2 of 3');
});

test('SE-185: a drag of just over one sixth of the width goes on to the next photo', async () => {
  show();
  await drag(-(WIDTH / 6 + 3));
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
  await drag(WIDTH / 6 + 3);
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
});

test('SE-185: a drag of just under one sixth of the width falls back', async () => {
  show();
  await drag(-(WIDTH / 6 - 3));
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
});

test('SE-185: however far, one drag is one photo, and none past the ends', async () => {
  show();
  await drag(-140);
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
  await drag(140);
  await drag(140);
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
});

test('while dragged the photos follow the pointer, and a lost pointer lets them fall back', async () => {
  show();
  const surface = carousel.element().firstElementChild;
  const track = surface?.firstElementChild;
  if (!surface || !(track instanceof HTMLElement)) throw new Error('no track');
  const press = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: 50 };
  surface.setPointerCapture = vi.fn<(pointerId: number) => void>();
  fireEvent.pointerDown(surface, { ...press, clientX: 200 });
  fireEvent.pointerMove(surface, { ...press, clientX: 120 });
  expect(getComputedStyle(track).translate).toBe('-80px');
  fireEvent.pointerCancel(surface, { ...press, clientX: 120 });
  expect(getComputedStyle(track).translate).toBe('none');
  fireEvent.pointerUp(surface, { ...press, clientX: 20 });
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
});

test('a mouse button let go unseen does not leave the photos hanging on the pointer', async () => {
  show();
  const surface = carousel.element().firstElementChild;
  const track = surface?.firstElementChild;
  if (!surface || !track) throw new Error('no track');
  const press = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientY: 50 };
  fireEvent.pointerDown(surface, { ...press, clientX: 200 });
  fireEvent.pointerMove(surface, { ...press, buttons: 0, clientX: 100 });
  expect(getComputedStyle(track).translate).toBe('none');
});

test('a drag up or down moves nothing, and touch leaves vertical scrolling to the page', async () => {
  show();
  await drag(-60, 85);
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
  expect(getComputedStyle(carousel.element().firstElementChild ?? document.body).touchAction).toBe(
    'pan-y pinch-zoom',
  );
});

test('a click follows the link, the click that ends a drag does not', async () => {
  const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  show({ href: '/offer', onClick });
  await drag(-100);
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(carousel);
  expect(onClick).toHaveBeenCalledOnce();
});

test('the link under the photos is kept from the keyboard and from assistive technology', () => {
  show({ href: '/offer' });
  expect(page.getByRole('link').elements()).toHaveLength(0);
  expect(document.querySelector('a')?.tabIndex).toBe(-1);
});

test('SE-184: only the first photo is asked for, lazily; the next once the visitor comes near', async () => {
  show();
  const images = () => [...carousel.element().querySelectorAll('img')];
  expect(images().map((image) => image.loading)).toEqual(['lazy']);
  expect(images()[0]).toMatchObject({ width: 300 });
  expect(images()[0]?.getAttribute('width')).toBe('640');
  expect(images()[0]?.getAttribute('height')).toBe('360');
  await userEvent.hover(carousel);
  await expect.poll(() => images().length).toBe(2);
  await userEvent.click(next);
  await expect.poll(() => images().length).toBe(3);
});

test('the first photo of a card that the page opens with is fetched at once and first', () => {
  show({ isPriority: true });
  const image = carousel.element().querySelector('img');
  expect(image?.loading).toBe('eager');
  expect(image?.fetchPriority).toBe('high');
});

test('each encoding is offered before the plain picture', () => {
  const sources = [
    { type: 'image/avif', srcSet: 'a.avif' },
    { type: 'image/webp', srcSet: 'a.webp' },
  ];
  show({ photos: [{ src: photos[0]?.src ?? '', alt: 'The pool', sources }] });
  const picture = document.querySelector('picture');
  expect([...(picture?.children ?? [])].map((child) => child.getAttribute('type'))).toEqual([
    'image/avif',
    'image/webp',
    null,
  ]);
});

test('one photo has no controls, no photo a drawn stand-in', async () => {
  const { rerender } = show({ photos: photos.slice(0, 1) });
  expect(document.querySelectorAll('img')).toHaveLength(1);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  rerender(
    <div className={frame}>
      <PhotoCarousel label="Photos" photos={[]} />
    </div>,
  );
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
});

test('a photo that cannot be loaded gives way to a drawn stand-in with its words', async () => {
  show({ photos: [{ src: 'data:image/png;base64,AAAA', alt: 'The terrace at dusk' }] });
  await expect
    .poll(() => document.querySelector('svg')?.getAttribute('aria-label'))
    .toBe('The terrace at dusk');
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('right to left, the next photo is on the left', async () => {
  render(
    <div className={frame} dir="rtl">
      <PhotoCarousel label="Photos of Hôtel des Dunes" photos={photos} />
    </div>,
  );
  await drag(-80);
  await expect.poll(currentPhoto).toBe('Photo 1 of 3');
  await drag(80);
  await expect.poll(currentPhoto).toBe('Photo 2 of 3');
  expect(next.element().getBoundingClientRect().left).toBeLessThan(
    previous.element().getBoundingClientRect().left,
  );
});

test('SE-185: a step takes 300 ms, and no time under reduced motion', async () => {
  show();
  const slide = carousel.getByRole('group', { name: 'Photo 1 of 3' }).element();
  const duration = () => getComputedStyle(slide).transitionDuration;
  const reduced = duration();
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  try {
    expect(duration()).toBe('0.3s');
  } finally {
    await emulateMedia();
  }
  expect(Number.parseFloat(reduced)).toBeLessThan(0.001);
});

test('a shorter list of photos never leaves the frame empty', async () => {
  const { rerender } = show();
  await userEvent.click(next);
  await userEvent.click(next);
  rerender(
    <div className={frame}>
      <PhotoCarousel label="Photos of Hôtel des Dunes" photos={photos.slice(0, 2)} />
    </div>,
  );
  await expect.poll(currentPhoto).toBe('Photo 2 of 2');
});

test('it speaks the language of the page', async () => {
  render(
    <Spoken locale="nl-BE">
      <PhotoCarousel label="Foto’s" photos={photos} words={{ next: 'Verder' }} />
    </Spoken>,
  );
  await expect.element(page.getByRole('button', { name: 'Vorige foto' })).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Verder' })).toBeInTheDocument();
});

test.each([0, 1, 3])('%i photos render on the server and hydrate in silence', async (count) => {
  const html = await expectHydrates(
    <PhotoCarousel label="Photos" photos={photos.slice(0, count)} href="/offer" isPriority />,
  );
  expect(html).toContain('href="/offer"');
});
