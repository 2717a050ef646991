/** A written page (MDX) as Markdown: its imports are removed, and the source that it shows is included. */
export function pageTwin(mdx: string, sourceOf: (path: string) => string): { title: string; text: string } {
  const title = /<Meta title="([^"]+)"/.exec(mdx)?.[1];
  if (title === undefined) throw new Error('A page of Storybook has a title: <Meta title="Guides/…" />.');
  const sources = new Map(
    [...mdx.matchAll(/^import (\w+) from '([^']+)\?raw';$/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const text = mdx
    .replaceAll(/^import .*;\n/gm, '')
    .replaceAll(/^<Source code=\{(\w+)\}.*$/gm, (_, name: string) => {
      const path = sources.get(name);
      if (path === undefined)
        throw new Error(`${title} shows the source of ${name}, which it does not import.`);
      return `\`\`\`tsx\n${sourceOf(path).trim()}\n\`\`\``;
    })
    // What only Storybook draws.
    .replaceAll(/^<[A-Z]\w* .*\/>$|^<[A-Z]\w* \/>$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { title, text: `${text}\n` };
}
