import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentTwin, nameOf } from './componentTwin.ts';
import { pageTwin } from './pageTwin.ts';
import { readComponentPages, readRecipes, readWrittenPages } from './readPages.ts';

const INTRODUCTION = `# Sabadora design system

> Accessible React components for travel, published as @sabadora/design-system, with headless hooks beside them in
> @sabadora/hooks. Each page below is the Markdown twin of a page of this Storybook.`;

interface Twin {
  /** Below the folder of twins, e.g. "RangeSlider.md". */
  file: string;
  name: string;
  /** A few words for the list, or nothing. */
  about: string;
  text: string;
}

/** All twins by the title of their part of the list. */
export async function makeTwins(): Promise<Record<'Guides' | 'Recipes' | 'Components', Twin[]>> {
  return {
    Guides: readWrittenPages().map(({ mdx, sourceOf }) => {
      const { title, text } = pageTwin(mdx, sourceOf);
      return twin(nameOf(title), '', text);
    }),
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

/** Writes `llms.txt` and the twins into a folder that Storybook serves as it is; gives the folder back. */
export async function writeTwins(folder: string): Promise<string> {
  const twins = await makeTwins();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'llms.txt'), llmsTxt(twins));
  for (const { file, text } of Object.values(twins).flat()) writeFileSync(join(folder, 'docs', file), text);
  return folder;
}

const firstSentence = (text: string) => (/^[^]*?\.(?=\s|$)/.exec(text)?.[0] ?? '').replaceAll(/\s+/g, ' ');

const twin = (name: string, about: string, text: string): Twin => ({
  file: `${name.replaceAll(' ', '-')}.md`,
  name,
  about,
  text,
});
