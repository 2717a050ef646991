import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { modalSuite, settled } from '../Dialog/modalSuite.tsx';
import { Drawer, type DrawerSide } from './index.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

modalSuite('Drawer at the end', Drawer);
modalSuite('Drawer at the bottom', (props) => <Drawer {...props} side="bottom" />);
modalSuite('Drawer over the whole screen', (props) => <Drawer {...props} side="full" />);

const boxOf = async (side: DrawerSide, phoneSide?: DrawerSide) => {
  render(
    <Drawer title="Filters" isOpen onClose={() => {}} side={side} {...(phoneSide && { phoneSide })}>
      text
    </Drawer>,
  );
  await settled(screen.getByRole('dialog'));
  const { left, right, top, bottom } = screen.getByRole('dialog').getBoundingClientRect();
  return { left, right, top, bottom };
};

test('at the end it is as tall as the screen, on the right', async () => {
  expect(await boxOf('end')).toEqual({ left: 1280 - 34 * 16, right: 1280, top: 0, bottom: 800 });
});

test('right to left the end is on the left', async () => {
  document.documentElement.dir = 'rtl';
  expect(await boxOf('end')).toMatchObject({ left: 0, right: 34 * 16 });
});

test('at the bottom it touches the lower edge, and on a phone both sides', async () => {
  await page.viewport(390, 700);
  expect(await boxOf('end', 'bottom')).toMatchObject({ left: 0, right: 390, bottom: 700 });
});

test('the full one fills the screen', async () => {
  expect(await boxOf('full')).toEqual({ left: 0, right: 1280, top: 0, bottom: 800 });
});
