import type { Preview } from '@storybook/react-vite';
import { LOCALES, marketOf } from '../packages/domain/src/market/market.ts';
import { sabadora, sabadoraDark, wireframe } from '../packages/design-system/src/index.ts';
import { partnerThemes } from '../packages/design-system/src/theme/themes/index.ts';

const option = (value: string, title: string) => ({ value, title });

type GlobalType = NonNullable<Preview['globalTypes']>[string];

const inTheToolbar = (
  description: string,
  icon: NonNullable<NonNullable<GlobalType['toolbar']>['icon']>,
  items: readonly { value: string; title: string }[],
): GlobalType => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: [...items] },
});

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Settings of the toolbar for stories. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: inTheToolbar('Theme and brand', 'paintbrush', [
    option(sabadora.name, 'Sabadora (follows the system)'),
    option(sabadoraDark.name, 'Sabadora dark'),
    option(wireframe.name, 'Wireframe: shows a brand leaking'),
    ...partnerThemes.map(({ name }) => option(name, `Partner: ${titled(name)}`)),
  ]),
  market: inTheToolbar('Market: language and formats', 'globe', [
    option('en-GB', 'English (source of the words)'),
    ...LOCALES.map(marketOf).map(({ bcp47, country }) =>
      option(bcp47, new Intl.DisplayNames(bcp47, { type: 'region' }).of(country) ?? country),
    ),
  ]),
  // Without the percent sign, which is not allowed in an address.
  textSize: inTheToolbar(
    'Text size of the visitor',
    'paragraph',
    ['100', '150', '200'].map((size) => option(size, `Text ${size} %`)),
  ),
  direction: inTheToolbar('Writing direction', 'transfer', [
    option('ltr', 'Left to right'),
    option('rtl', 'Right to left'),
  ]),
  motion: inTheToolbar('Motion', 'play', [
    option('system', 'Motion as the system asks'),
    option('reduced', 'Reduced motion'),
  ]),
  today: inTheToolbar('Today, for stories that depend on it', 'calendar', [
    option('2026-11-21', 'Today: Saturday 21 November 2026'),
    option('2026-12-31', 'Today: the last day of a year'),
    option('2027-03-27', 'Today: the eve of summer time'),
    option('2028-02-29', 'Today: a leap day'),
  ]),
  forcedColors: inTheToolbar(
    'Forced colours: a hint of them; the truth is in DevTools, Rendering, forced-colors',
    'contrast',
    [option('off', 'Own colours'), option('hint', 'Forced colours (hint)')],
  ),
};

/** Window sizes for stories, in addition to the browser's own. */
export const viewports = Object.fromEntries(
  [
    ['narrow', 'The narrowest phone', 320, 640],
    ['landscape', 'A phone on its side', 844, 390],
    ['zoomed', 'A desktop at 400 %', 320, 256],
    ['phone', 'Phone', 390, 844],
    ['tablet', 'Tablet', 640, 900],
    ['desktop', 'Desktop', 1280, 800],
  ].map(([key, name, width, height]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** Settings of a test run from the environment, e.g. "viewport:narrow;direction:rtl". */
const wanted = Object.fromEntries(
  String(import.meta.env['STORYBOOK_GLOBALS'] ?? '')
    .split(';')
    .filter(Boolean)
    .map((setting) => setting.split(':')),
) as Record<string, string>;

/** The state of the toolbar when a story is first opened. */
export const initialGlobals = {
  theme: sabadora.name,
  market: 'en-GB',
  textSize: '100',
  direction: 'ltr',
  motion: 'system',
  today: '2026-11-21',
  forcedColors: 'off',
  ...wanted,
  viewport: { value: wanted['viewport'], isRotated: false },
};
