import { expect, test } from 'vitest';
import { contrastFailures } from '../contrast.ts';
import { themeProperties } from '../customProperties.ts';
import { themeToCss } from '../themeToCss.ts';
import { partnerThemes, themes } from './index.ts';
import { sabadora } from './sabadora.ts';

test('there are six partner brands, and no two themes share a name', () => {
  expect(partnerThemes).toHaveLength(6);
  expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
});

test.each(themes)('theme $name meets AA: text 4.5:1, field edges and focus 3:1', (theme) => {
  expect(contrastFailures(theme)).toEqual([]);
});

test.each(themes)(
  'theme $name sets every token that another brand sets: none of that one can flash',
  (theme) => {
    const names = Object.keys(themeProperties(sabadora));
    for (const block of themeToCss(theme, ':root').split('@media'))
      for (const name of names) expect(block).toContain(`${name}: `);
  },
);

test.each(themes.filter(({ dark }) => dark))(
  'the dark side of $name keeps its fonts and corners',
  (theme) => {
    expect(theme.dark).toMatchObject({ font: theme.font, radius: theme.radius, colorScheme: 'dark' });
  },
);
