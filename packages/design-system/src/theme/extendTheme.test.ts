import { expect, test } from 'vitest';
import { extendTheme } from './extendTheme.ts';
import { themeToCss } from './themeToCss.ts';
import { sabadora } from './themes/sabadora.ts';
import { sabadoraDark } from './themes/sabadoraDark.ts';

test('a brand keeps what it does not change', () => {
  const harbour = extendTheme(sabadora, {
    name: 'harbour',
    color: { action: '#0B4F6C' },
    radius: { card: '0px' },
  });
  expect(harbour.color).toEqual({ ...sabadora.color, action: '#0B4F6C' });
  expect(harbour.radius).toEqual({ ...sabadora.radius, card: '0px' });
  expect(harbour).toMatchObject({ colorScheme: 'light', font: sabadora.font, shadow: sabadora.shadow });
});

test('it does not turn into its base in the dark', () => {
  expect(themeToCss(extendTheme(sabadora, { name: 'harbour' }), ':root')).not.toContain('@media');
});

test('a dark side of its own follows the system', () => {
  const dark = extendTheme(sabadoraDark, { name: 'harbour-dark', color: { action: '#8FD3F4' } });
  const css = themeToCss(extendTheme(sabadora, { name: 'harbour', dark }), ':root');
  expect(css.split('@media (prefers-color-scheme: dark)')[1]).toContain('--sabadora-color-action: #8FD3F4;');
});
