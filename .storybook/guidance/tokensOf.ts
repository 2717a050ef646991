const sheets = import.meta.glob<string>('../../packages/design-system/src/*/*.css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tokens that the styles of a component read, e.g. "color.action"; those of components inside it are theirs. */
export function tokensOf(component: string): string[] {
  const found = Object.entries(sheets)
    .filter(([path]) => path.includes(`/src/${component}/`) && !path.endsWith('/stories.css.ts'))
    .flatMap(([, source]) => [...source.matchAll(/\bvars\.(\w+)\.(\w+)/g)])
    .map(([, group, token]) => `${group}.${token}`);
  return [...new Set(found)].toSorted();
}
