import { expect, test } from 'vitest';
import { sabadora } from './themes/sabadora.ts';
import { wireframe } from './themes/wireframe.ts';
import { themeToCss } from './themeToCss.ts';

test('a theme becomes custom properties with the public names', () => {
  const css = themeToCss(wireframe, '[data-theme=wireframe]');
  expect(css).toMatch(/^\[data-theme=wireframe\] \{\n {2}color-scheme: light;\n/);
  expect(css).toContain('  --sabadora-color-ink-muted: #555555;\n');
  expect(css).toContain('  --sabadora-radius-card: 0px;\n');
  expect(css).not.toContain('@media');
});

test('a brand with a dark side follows the system by CSS alone', () => {
  const [light = '', dark = ''] = themeToCss(sabadora, ':root').split('@media (prefers-color-scheme: dark)');
  expect(light).toContain('--sabadora-color-paper: #FBF7F0;');
  expect(dark).toContain('color-scheme: dark;');
  expect(dark).toContain('--sabadora-color-paper: #12161C;');
});
