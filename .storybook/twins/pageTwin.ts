import type { HookDoc } from '../hooks/readHooks.ts';

/** A written page (MDX) as Markdown: its imports are removed, and the sources and hooks that it shows are included. */
export function pageTwin(
  mdx: string,
  sourceOf: (path: string) => string,
  hooks: Readonly<Record<string, HookDoc>> = {},
): { title: string; text: string } {
  const title = /<Meta title="([^"]+)"/.exec(mdx)?.[1];
  if (title === undefined) throw new Error('A page of Storybook has a title: <Meta title="Guides/…" />.');
  const sources = new Map(
    [...mdx.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const text = mdx
    .replace(MODULES, '')
    .replaceAll(/^<Source code=\{(\w+)\}.*$/gm, (_, name: string) => {
      const path = sources.get(name);
      if (path === undefined)
        throw new Error(`${title} shows the source of ${name}, which it does not import.`);
      return `\`\`\`tsx\n${sourceOf(path).trim()}\n\`\`\``;
    })
    .replaceAll(/^<Hook name="(\w+)" \/>$/gm, (_, name: string) => {
      const hook = hooks[name];
      if (!hook) throw new Error(`${title} shows ${name}, which is no published hook.`);
      return hookTwin(hook);
    })
    // Removes components that only Storybook can render.
    .replaceAll(/^<[A-Z]\w* .*\/>$|^<[A-Z]\w* \/>$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  // Adds a heading with the page's name, if Storybook renders the page's own heading.
  const heading = text.startsWith('# ') ? '' : `# ${title.split('/').at(-1)}\n\n`;
  return { title, text: `${heading}${text}\n` };
}

/** The imports at the head of a page, not those of its examples. */
const MODULES = /^(?:import .*;\n)+(?=\n)/;

const hookTwin = ({ name, description, example, types }: HookDoc) =>
  `## ${name}\n\n${description}\n\n\`\`\`tsx\n${example.trim()}\n\`\`\`\n\n\`\`\`ts\n${types}\n\`\`\``;
