import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

test('CH-148: a page that broke says so, and leads to the homepage', () => {
  renderPart(<Page />);
  expect(page.getByText('It seems that the page went on holidays').elements()).toHaveLength(1);
  const home = page.getByRole('link', { name: 'Go to the homepage' }).element();
  expect(home.getAttribute('href')).toBe('/');
});
