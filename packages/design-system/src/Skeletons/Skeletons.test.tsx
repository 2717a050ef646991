import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectHydrates } from '../testing/hydrates.tsx';
import { LoadingRegion, OfferCardSkeleton, SkeletonBlock, SkeletonText } from './index.ts';

afterEach(cleanup);

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

test('the picture of a waiting card has the shape of the card’s own, 16 to 9', () => {
  const { container } = render(<OfferCardSkeleton />);
  const picture = container.firstElementChild?.firstElementChild?.getBoundingClientRect();
  expect(picture && picture.width / picture.height).toBeCloseTo(16 / 9, 2);
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
