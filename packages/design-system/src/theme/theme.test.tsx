import { render } from '../testing/render.tsx';
import { expect, test } from 'vitest';
import './index.ts';
import { vars } from './contract.css.ts';
import { sabadora } from './themes/sabadora.ts';
import { sabadoraDark } from './themes/sabadoraDark.ts';
import { wireframe } from './themes/wireframe.ts';
import { themeToCss } from './themeToCss.ts';

const tokens = Object.values(vars).flatMap((group) =>
  Object.values(group).map((value) => value.slice(4, -1)),
);

const valueIn = (element: Element, token: string) => getComputedStyle(element).getPropertyValue(token);

test.each([sabadora.name, sabadoraDark.name, wireframe.name])(
  'theme %s gives every token of the contract a value',
  (name) => {
    const { getByText } = render(<p data-theme={name}>themed</p>);
    const missing = tokens.filter((token) => valueIn(getByText('themed'), token) === '');
    expect(tokens.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  },
);

test('themes nest: an inner theme paints its own paper and ink', () => {
  const { getByText } = render(
    <div data-theme="sabadora-dark">
      <p>outer</p>
      <p data-theme="wireframe">inner</p>
    </div>,
  );
  expect(getComputedStyle(getByText('outer')).color).toBe('rgb(242, 237, 228)');
  expect(getComputedStyle(getByText('inner')).color).toBe('rgb(17, 17, 17)');
  expect(getComputedStyle(getByText('inner')).backgroundColor).toBe('rgb(255, 255, 255)');
});

test('CSS of a brand wins over the theme that comes with the package, whatever the order', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(themeToCss({ ...wireframe, color: { ...wireframe.color, action: '#123456' } }, ':root'));
  document.adoptedStyleSheets.push(sheet);
  expect(valueIn(document.documentElement, '--sabadora-color-action')).toBe('#123456');
  document.adoptedStyleSheets.pop();
  expect(valueIn(document.documentElement, '--sabadora-color-action')).toBe('#14504A');
});

test('reduced motion leaves no movement', () => {
  // The test browser has reduced motion enabled.
  expect(valueIn(document.documentElement, '--sabadora-motion-slow')).toBe('0.01ms');
});
