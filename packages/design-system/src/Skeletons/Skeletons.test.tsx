import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { fullOffer } from '../OfferCard/fixtures.ts';
import { OfferCard } from '../OfferCard/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { LoadingRegion, OfferCardSkeleton, SkeletonBlock, SkeletonText } from './index.ts';

test('assistive technology hears what is loading, not the shapes', () => {
  render(
    <LoadingRegion label="Loading the offers">
      <OfferCardSkeleton />
      <SkeletonText lines={2} />
    </LoadingRegion>,
  );
  const region = screen.getByRole('group', { name: 'Loading the offers' });
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect([...region.children].map((child) => child.ariaHidden ?? child.textContent)).toEqual([
    'Loading the offers',
    'true',
  ]);
});

test('a waiting card is as large as a full one, picture and all, so that nothing moves', async () => {
  await page.viewport(390, 800);
  render(
    <>
      <LoadingRegion label="Loading the offers">
        <OfferCardSkeleton />
      </LoadingRegion>
      <OfferCard {...fullOffer} />
    </>,
  );
  const waiting = screen
    .getByRole('group', { name: 'Loading the offers' })
    .querySelector('[aria-hidden] > *');
  const card = screen.getByRole('article');
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
  const pictureHeight = heightOf(waiting?.firstElementChild);
  expect(pictureHeight).toBeGreaterThan(100);
  expect(Math.abs(pictureHeight - heightOf(card.firstElementChild))).toBeLessThan(1);
  expect(Math.abs(heightOf(waiting) - heightOf(card))).toBeLessThan(8);
});

test('waiting text is as tall as the text will be', () => {
  const { container } = render(<SkeletonText lines={3} />);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(3 * 16 * 1.4, 0);
});

test('nothing moves under reduced motion, which the test browser asks for', () => {
  const { container } = render(<SkeletonBlock />);
  expect(container.firstElementChild && getComputedStyle(container.firstElementChild).animationName).toBe(
    'none',
  );
});

test('renders on the server and hydrates', async () => {
  await expectHydrates(
    <LoadingRegion label="Loading">
      <OfferCardSkeleton />
      <SkeletonBlock shape="square" />
    </LoadingRegion>,
  );
});
