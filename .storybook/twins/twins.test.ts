import { expect, test } from 'vitest';
import { readHooks } from '../hooks/readHooks.ts';
import { llmsTxt, makeTwins, twinFiles } from './twinFiles.ts';

const twins = await makeTwins();
const all = Object.values(twins).flat();
const textOf = (file: string) => all.find((twin) => twin.file === file)?.text ?? '';

test('every page has a twin of its own, and none holds what only Storybook can draw', () => {
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  expect(twins.Components.length).toBeGreaterThan(60);
  expect(twins.Guides.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Welcome', 'Coming from Backpack', 'Coming from react-dates']),
  );
  const outsideCode = all.map(({ text }) => text.replaceAll(/```[^]*?```/g, '').replaceAll(/`[^`]*`/g, ''));
  expect(outsideCode.filter((text) => /^<[A-Z]|^import /m.test(text))).toEqual([]);
});

test('the twin of a component has its purpose, keys, props and states', () => {
  const slider = textOf('RangeSlider.md');
  expect(slider).toMatch(/import \{ RangeSlider\b.* \} from '@sabadora\/design-system\/RangeSlider'/);
  expect(slider).toMatch(/^A lowest and a highest number[^]*\n\nNot for one number/m);
  expect(slider).toMatch(/^\| ArrowRight \|/m);
  expect(slider).toMatch(/^- `step\?: number`$/m);
  expect(slider).toMatch(/^## In a form[^]*zodResolver\(schema\)/m);
  expect(slider).toMatch(/^## States in Storybook\n\n- \w+/m);
});

test('a page of several components has the props of each, and the keys of what they share', () => {
  expect(textOf('Chip.md')).toMatch(/^## Props of TagGroup\n\n(?:- .*\n)*- `onRemove: /m);
  expect(textOf('Layout.md')).toContain("from '@sabadora/design-system/Layout'");
  expect(textOf('SectionTabs.md')).toMatch(/^- `sections: /m);
  expect(textOf('Drawer.md')).toMatch(/^\| Escape \|/m);
});

test('the twin of a guide holds the source that its page shows', () => {
  expect(textOf('Coming-from-react-dates.md')).toContain("from '@sabadora/design-system/StayDatesField'");
});

test('every published hook is on one page of hooks: its docstring, example and types', () => {
  const text = twins.Hooks.map((twin) => twin.text).join('\n');
  const shown = [...text.matchAll(/^## (use\w+)$/gm)].map(([, name]) => name);
  const hooks = Object.values(readHooks());
  expect(shown).toHaveLength(hooks.length);
  expect(new Set(shown)).toEqual(new Set(hooks.map(({ name }) => name)));
  for (const { name, description, example, types } of hooks) {
    expect(description, `docstring of ${name}`).toMatch(/^.{30}/);
    expect(example, `packages/hooks/examples/${name}.tsx`).toContain('export function Example');
    expect(types, `types of ${name}`).toContain(`export function ${name}`);
  }
  expect(textOf('Hooks-Results.md')).toMatch(/\/\*\* Page, counted from 0\. \*\//);
});

test('llms.txt leads to each twin', async () => {
  const files = await twinFiles();
  const list = files.get('llms.txt') ?? '';
  expect(list).toBe(llmsTxt(twins));
  expect(list).toMatch(/^- \[RangeSlider\]\(docs\/RangeSlider\.md\): A lowest and a highest number.*\.$/m);
  const linked = [...list.matchAll(/\]\((docs\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(linked).toHaveLength(all.length);
  for (const file of linked) expect(files.get(file)).toMatch(/^# /);
});
