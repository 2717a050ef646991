import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { dragFinger, middleOf } from '../testing/finger.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { render } from '../testing/render.tsx';
import { backward, forward, testKeys } from '../testing/testKeys.ts';
import { Gallery } from './index.ts';
import { galleryKeys } from './keys.ts';

const show = (count = 5) =>
  render(<Gallery label="Photos of Hôtel des Dunes" photos={drawnPhotos(1, count)} />);
const photo = (number: number) =>
  page.getByRole('button', { name: new RegExp(`^Enlarge photo ${number} of`) });
const viewer = () => page.getByRole('dialog', { name: 'Photos of Hôtel des Dunes' });
const position = (text: string) => expect.element(viewer().getByText(text)).toBeVisible();

async function open(number: number) {
  show();
  await photo(number).click();
  await position(`Photo ${number} of 5`);
}

testKeys(galleryKeys, {
  'Enter or Space (on a photo)': async () => {
    show();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await position('Photo 2 of 5');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await position('Photo 3 of 5');
  },
  'ArrowRight (viewer)': async ({ direction }) => {
    await open(2);
    await userEvent.keyboard(`{${forward(direction)}}`);
    await position('Photo 3 of 5');
  },
  'ArrowLeft (viewer)': async ({ direction }) => {
    await open(2);
    await userEvent.keyboard(`{${backward(direction)}}`);
    await position('Photo 1 of 5');
    await userEvent.keyboard(`{${backward(direction)}}`);
    await position('Photo 1 of 5');
  },
  'Home (viewer)': async () => {
    await open(4);
    await userEvent.keyboard('{Home}');
    await position('Photo 1 of 5');
  },
  'End (viewer)': async () => {
    await open(1);
    await userEvent.keyboard('{End}');
    await position('Photo 5 of 5');
  },
  'Escape (viewer)': async () => {
    await open(3);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(viewer()).not.toBeInTheDocument();
    await expect.element(photo(3)).toHaveFocus();
  },
});

describe('Gallery', () => {
  test('the buttons of the viewer say what they control, and each photo that it is a slide', async () => {
    show();
    await page.getByRole('button', { name: /Enlarge photo 1/ }).click();
    const next = viewer().getByRole('button', { name: 'Next photo' });
    await expect.element(next).toBeVisible();
    const row = document.getElementById(next.element().getAttribute('aria-controls') ?? '');
    expect(row?.children).toHaveLength(5);
    for (const slide of row?.children ?? []) expect(slide.getAttribute('aria-roledescription')).toBe('slide');
  });

  test('PR-054 D-038: a desktop shows four photos, and the viewer five', async () => {
    show(9);
    await expect.element(photo(4)).toBeVisible();
    await expect.element(photo(5)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'See all 5 photos' }).click();
    await position('Photo 1 of 5');
    await viewer().getByRole('button', { name: 'Next photo' }).click();
    await position('Photo 2 of 5');
  });

  test('PR-055: with fewer than four a single large photo shows', async () => {
    show(3);
    await expect.element(photo(1)).toBeVisible();
    await expect.element(photo(2)).not.toBeInTheDocument();
    const { width } = photo(1).element().getBoundingClientRect();
    expect(width).toBeGreaterThan(1000);
  });

  test('at the last photo the button keeps the focus', async () => {
    await open(4);
    const next = viewer().getByRole('button', { name: 'Next photo' });
    await next.click();
    await position('Photo 5 of 5');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
  });

  test('on a phone a finger turns the photos sideways and scrolls the page up and down', async () => {
    await page.viewport(390, 844);
    show();
    await expect.element(page.getByText('1/5')).toBeVisible();
    await dragFinger(middleOf(photo(1).element()), { x: -4, y: -120 });
    await expect.element(page.getByText('1/5')).toBeVisible();
    await dragFinger(middleOf(photo(1).element()), { x: -240, y: 0 });
    await expect.element(page.getByText('2/5')).toBeVisible();
    await expect.element(viewer()).not.toBeInTheDocument();
  });

  test('without photos a landscape stands in', async () => {
    show(0);
    expect(page.getByRole('button').elements()).toHaveLength(0);
    await expect.element(page.getByRole('region', { name: 'Photos of Hôtel des Dunes' })).toBeVisible();
  });

  test('hydrates in silence', async () => {
    const html = await expectHydrates(<Gallery label="Photos" photos={drawnPhotos(1, 5)} />);
    expect(html.match(/<img/g)).toHaveLength(5);
  });
});
