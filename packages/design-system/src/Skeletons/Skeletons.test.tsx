import { render, screen } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import '../theme/index.ts';
import { expectHydrates } from '../testing/hydrates.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonText } from './index.ts';

test('assistive technology hears what is loading, not the shapes', () => {
  render(
    <LoadingRegion label="Loading the offers">
      <SkeletonBlock shape="picture" />
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

test('waiting text is as tall as the text will be', () => {
  const { container } = render(<SkeletonText lines={3} />);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(3 * 16 * 1.4, 0);
});

test('bars have no rounder corners than the theme’s fields', () => {
  const bars = (radius: string) => {
    document.documentElement.style.setProperty('--sabadora-radius-field', radius);
    const { container } = render(<SkeletonText />);
    const bar = container.querySelector('span span span');
    return bar && getComputedStyle(bar).borderRadius;
  };
  try {
    expect([bars('0'), bars('2px'), bars('12px')]).toEqual(['0px', '2px', '4px']);
  } finally {
    document.documentElement.style.removeProperty('--sabadora-radius-field');
  }
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
      <SkeletonText />
      <SkeletonBlock shape="square" />
    </LoadingRegion>,
  );
});
