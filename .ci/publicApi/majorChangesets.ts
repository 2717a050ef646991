/** The packages for which changesets announce a major version, from the texts of the changesets. */
export function majorChangesets(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    return [...head.matchAll(/^['"]?([^'"\n]+)['"]?: major$/gm)].map(([, name = '']) => name);
  });
  return [...new Set(found)];
}
