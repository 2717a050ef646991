import { expect, test } from 'vitest';
import { themes } from './themes/index.ts';
import { sabadora } from './themes/sabadora.ts';
import { themeToTokens } from './themeToTokens.ts';

test('tokens have the forms of the Design Tokens format', () => {
  const tokens = themeToTokens(sabadora);
  expect(tokens['color']).toMatchObject({
    action: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0784, 0.3137, 0.2902], alpha: 1 },
    },
    scrim: { $value: { alpha: 0.5 } },
  });
  expect(tokens['space']).toMatchObject({
    s12: { $type: 'dimension', $value: { value: 0.75, unit: 'rem' } },
  });
  expect(tokens['motion']).toEqual({
    fast: { $type: 'duration', $value: { value: 160, unit: 'ms' } },
    slow: { $type: 'duration', $value: { value: 240, unit: 'ms' } },
    ease: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] },
  });
  expect(tokens['font']).toMatchObject({
    display: { $type: 'fontFamily', $value: ['Fraunces', 'Fraunces Fallback', 'Georgia', 'serif'] },
  });
  expect(tokens['shadow']).toMatchObject({
    float: {
      $value: [
        { offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' }, color: { alpha: 0.06 } },
        { offsetY: { value: 8, unit: 'px' }, blur: { value: 24, unit: 'px' }, color: { alpha: 0.1 } },
      ],
    },
  });
});

test('a size that shrinks on narrow screens is its largest, with the CSS beside it', () => {
  expect(themeToTokens(sabadora)['fontSize']).toMatchObject({
    hero: {
      $value: { value: 3, unit: 'rem' },
      $extensions: { 'com.sabadora.css': 'clamp(2.125rem, 1.55rem + 2.4vw, 3rem)' },
    },
  });
});

test.each(themes.flatMap((theme) => (theme.dark ? [theme, theme.dark] : [theme])))(
  'every token of $name has a type and a value without holes',
  (theme) => {
    const groups = Object.entries(themeToTokens(theme)).filter(([key]) => !key.startsWith('$'));
    for (const [group, tokens] of groups)
      for (const [name, token] of Object.entries(tokens)) {
        expect(token.$type, `${group}.${name}`).toBeTruthy();
        expect(JSON.stringify(token.$value), `${group}.${name}`).not.toMatch(/null|NaN|""/);
      }
  },
);

test('a value that the format has no form for is an error that names it', () => {
  const color = { ...sabadora.color, ink: 'rebeccapurple' };
  expect(() => themeToTokens({ ...sabadora, color })).toThrow(
    'No form of a colour token for "rebeccapurple".',
  );
  const radius = { ...sabadora.radius, card: 'calc(1rem + 2px)' };
  expect(() => themeToTokens({ ...sabadora, radius })).toThrow('calc(1rem + 2px)');
});
