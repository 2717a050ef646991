import { componentTwin, nameOf } from './componentTwin.ts';
import { readHooks } from '../hooks/readHooks.ts';
import { pageTwin } from './pageTwin.ts';
import { readComponentPages, readRecipes, readWrittenPages } from './readPages.ts';

const INTRODUCTION = `# Sabadora design system

> Accessible React components for travel, published as @sabadora/design-system, with headless hooks beside them in
> @sabadora/hooks. Each page below is the Markdown twin of a page of this Storybook.`;

interface Twin {
  /** Path below the folder of twins, e.g. "RangeSlider.md". */
  file: string;
  name: string;
  /** Short description for the list; may be empty. */
  about: string;
  text: string;
}

/** All twins, by section of the list. */
export async function makeTwins(): Promise<Record<'Guides' | 'Hooks' | 'Recipes' | 'Components', Twin[]>> {
  const hooks = readHooks();
  const written = readWrittenPages().map(({ mdx, sourceOf }) => pageTwin(mdx, sourceOf, hooks));
  const [ofHooks, guides] = [true, false].map((isOfHooks) =>
    written.filter(({ title }) => title.startsWith('Hooks/') === isOfHooks),
  );
  return {
    Guides: (guides ?? []).map(({ title, text }) => twin(nameOf(title), '', text)),
    Hooks: (ofHooks ?? []).map(({ title, text }) => twin(`Hooks ${nameOf(title)}`, hooksIn(text), text)),
    Recipes: readRecipes().map(({ name, source }) =>
      twin(`Recipe ${name}`, '', `# ${name}\n\n\`\`\`tsx\n${source.trim()}\n\`\`\`\n`),
    ),
    Components: (await readComponentPages()).map((page) =>
      twin(nameOf(page.title), firstSentence(page.description), componentTwin(page)),
    ),
  };
}

/** The list of all twins, as llmstxt.org proposes it. */
export function llmsTxt(twins: Readonly<Record<string, readonly Twin[]>>): string {
  const lists = Object.entries(twins).map(([title, list]) =>
    [
      `## ${title}`,
      '',
      ...list.map(({ name, file, about }) => `- [${name}](docs/${file})${about && `: ${about}`}`),
    ].join('\n'),
  );
  return `${[INTRODUCTION, ...lists].join('\n\n')}\n`;
}

/** Text of each file by its address below Storybook's: `llms.txt` and the twins in `docs`. */
export async function twinFiles(): Promise<ReadonlyMap<string, string>> {
  const twins = await makeTwins();
  const pages = Object.values(twins).flat();
  return new Map([
    ['llms.txt', llmsTxt(twins)],
    ...pages.map(({ file, text }) => [`docs/${file}`, text] as const),
  ]);
}

/** The hooks that a page lists. */
const hooksIn = (text: string) => [...text.matchAll(/^## (use\w+)$/gm)].map(([, name]) => name).join(', ');

const firstSentence = (text: string) => (/^[^]*?\.(?=\s|$)/.exec(text)?.[0] ?? '').replaceAll(/\s+/g, ' ');

const twin = (name: string, about: string, text: string): Twin => ({
  file: `${name.replaceAll(' ', '-')}.md`,
  name,
  about,
  text,
});
