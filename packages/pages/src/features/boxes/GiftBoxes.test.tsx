import { giftBoxesOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { GiftBoxes, type GiftBoxesProps } from './GiftBoxes.tsx';

const show = (data: Partial<GiftBoxesProps>, options?: PartOptions) =>
  renderPart(
    <GiftBoxes
      title="Give a weekend"
      subtitle="They choose."
      boxes={undefined}
      error={undefined}
      {...data}
    />,
    options,
  );

const boxes = giftBoxesOfTest(2);
const box = page.getByRole('link', { name: 'Box 2' });

test('CH-069, CH-070, CH-075: the block shows each box with its promotion, and leads to its page', async () => {
  show({ boxes });
  await expect.element(box).toHaveAttribute('href', '/box/2EBOX');
  await expect.element(page.getByRole('link', { name: boxes.buttonLabel })).toHaveAttribute('href', '/boxes');
  await expect.element(page.getByText(/21\s?%/).nth(0)).toBeVisible();
});

test('CH-075: before boxes have moved it leads to the gift site', async () => {
  show({ boxes }, { switches: 'boxMigration=off', giftSiteUrl: 'https://gifts.example' });
  await expect
    .element(box)
    .toHaveAttribute('href', expect.stringContaining('https://gifts.example/products/box-2?utm_source='));
});

test('CH-076: boxes that could not be had are left out, or say why where errors are to be shown', async () => {
  const { container, unmount } = show({});
  expect(container.textContent).toBe('');
  unmount();
  show({ error: 'boxesBlock failed with 503' });
  await expect.element(page.getByText('Error: boxesBlock failed with 503')).toBeVisible();
});
