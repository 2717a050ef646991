/** Words with those of `overrides` that are not `undefined` in their place; `words` itself without overrides. */
export function withOverrides<ComponentWords extends object>(
  words: ComponentWords,
  overrides: Partial<ComponentWords> | undefined,
): ComponentWords {
  if (!overrides) return words;
  const given = Object.fromEntries(Object.entries(overrides).filter(([, word]) => word !== undefined));
  return { ...words, ...given };
}
