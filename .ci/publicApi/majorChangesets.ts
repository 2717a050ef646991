/** The packages that changesets, given as their texts, announce a major version of. */
export function majorChangesets(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
    return [...head.matchAll(/^['"]?([^'"\n]+)['"]?: major$/gm)].map(([, name = '']) => name);
  });
  return [...new Set(found)];
}
