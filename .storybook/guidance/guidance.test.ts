import { describe, expect, test } from 'vitest';
import { nameOf } from '../twins/componentTwin.ts';
import { readComponentPages } from '../twins/readPages.ts';
import { guidance } from './index.ts';
import { readPublicComponents } from './publicComponents.ts';
import { readTokens } from './readTokens.ts';
import { weightOf } from './weightOf.ts';

const published = readPublicComponents();
const pages = new Map((await readComponentPages()).map((page) => [nameOf(page.title), page] as const));
const examples = sourcesOf(
  import.meta.glob<string>(['../examples/*.tsx', '!../examples/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const practice = sourcesOf(
  import.meta.glob<string>('../practice/*.tsx', { query: '?raw', import: 'default', eager: true }),
);
const axeStories = import.meta.glob<string>('../examples/Examples.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})['../examples/Examples.stories.tsx'];
const tests = import.meta.glob<string>('../../packages/design-system/src/*/*{.test,Suite}.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Sources by the name of the component. */
function sourcesOf(modules: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(modules).map(([path, source]) => [/(\w+)\.tsx$/.exec(path)?.[1] ?? path, source]),
  );
}

/**
 * The page that documents a component: its own, or that of another component of its entry that lists it as a part.
 */
function pageOf(component: string, entry: string): string | undefined {
  if (guidance[component]) return component;
  return Object.entries(guidance).find(
    ([name, advice]) => (advice.entry ?? name) === entry && Object.hasOwn(advice.anatomy, component),
  )?.[0];
}

/** Test files, with the shared suites that they import. */
function withSuites(paths: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const path of paths) {
    found.add(path);
    const suites = [...(tests[path] ?? '').matchAll(/ from '\.[^']*\/(\w+Suite\.tsx)'/g)].map(
      ([, file]) => file,
    );
    const imported = Object.keys(tests).filter((other) => suites.includes(other.split('/').at(-1)));
    withSuites(
      imported.filter((other) => !found.has(other)),
      found,
    );
  }
  return found;
}

/** Required parts that a page does not have. */
function missingOn(name: string): string[] {
  const { title = '', description = '', keys = [] } = pages.get(name) ?? {};
  const {
    entry = name,
    anatomy = {},
    dos = [],
    donts = [],
    keyboard = '',
    checked = [],
  } = guidance[name] ?? {};
  const [purpose = '', ...notFor] = description.split('\n\n');
  const others = [...pages.keys()].filter((other) => other !== name);
  const example = examples.get(name) ?? '';
  const parts: Record<string, boolean> = {
    'a page in Storybook': title !== '',
    'what it is for': /^[A-Z][^]*[.]$/.test(purpose),
    'what it is not for, and what to take instead': notFor.some(
      (text) => text.startsWith('Not ') && others.some((other) => new RegExp(`\\b${other}\\b`).test(text)),
    ),
    'its parts': Object.values(anatomy).some(Boolean),
    'sentences that say what to do': dos.length > 0 && dos.every(isSentence),
    'sentences that say what not to do': donts.length > 0 && donts.every(isSentence),
    'a live example of both': ['Do', 'Dont'].every((side) =>
      practice.get(name)?.includes(`export function ${side}()`),
    ),
    'keys, or how it is used by keyboard': keys.length > 0 !== isSentence(keyboard),
    'what is tested of its accessibility': checked.length > 0,
    'an example to copy': example.includes('export function Example()'),
    // The package's main entry exports the words as well.
    'its entry in the example': new RegExp(` from '@sabadora/design-system(?:/${entry}'|';)`).test(example),
    'its example looked at by axe': axeStories?.includes(`export const ${name}: Story`) ?? false,
  };
  return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

const isSentence = (line: string) => /^[A-Z“][^]*[.]”?$/u.test(line);

describe.each([...published])('of the entry %s', (entry, components) => {
  test.each(components)('%s is documented whole', (component) => {
    const page = pageOf(component, entry);
    expect(page, 'a page with guidance').toBeDefined();
    expect(page === undefined ? [] : missingOn(page)).toEqual([]);
  });
});

describe.each(Object.entries(guidance))('the guidance of %s', (name, { entry = name, checked }) => {
  test('is of something published', () => expect([...published.keys()]).toContain(entry));

  test('names tests of its own', () => {
    const own = Object.keys(tests).filter((path) => path.includes(`/src/${entry}/`));
    const titles = [...withSuites(own)].map((path) => tests[path]).join('\n');
    expect(checked.map(({ test: title }) => title).filter((title) => !titles.includes(title))).toEqual([]);
  });
});

test('examples import published entries alone', () => {
  const entries = [...published.keys()].map((entry) => `@sabadora/design-system/${entry}`);
  const wrong = [...examples].flatMap(([name, source]) =>
    [...source.matchAll(/ from '([^']+)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => from !== 'react' && !ALSO_PUBLISHED.test(from) && !entries.includes(from))
      .map((from) => `${name}: ${from}`),
  );
  expect(wrong).toEqual([]);
});

/** Allowed imports of examples besides components: entries without components, and what the map needs. */
const ALSO_PUBLISHED = /^(?:@sabadora\/design-system(?:\/words\/[a-z]{2})?|maplibre-gl\/.*)$/;

test('tokens come from the built styles, and sizes from the budgets', async () => {
  const { RangeSlider, OfferCard } = await readTokens();
  expect(RangeSlider?.tokens).toEqual(expect.arrayContaining(['color.ink', 'font.text']));
  expect(RangeSlider?.tokens).not.toContain('color.promo');
  expect(OfferCard?.madeOf).toEqual(expect.arrayContaining(['Card', 'PriceTag']));
  expect(weightOf('StayCalendar')).toBeGreaterThan(10);
  expect(weightOf('RoomCard')).toBeGreaterThan(1);
  expect(weightOf('NoSuchComponent')).toBeUndefined();
});
