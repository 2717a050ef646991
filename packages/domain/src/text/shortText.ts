/** Characters of a product description before it is cut (PR-027, PR-028, D-126). */
export const TEXT_LIMITS = { mobile: 86, desktop: 250, programSummary: 250 } as const;

/**
 * The first `limit` characters of a text and '…', or the text itself when it is no longer than that (ALG-22,
 * D-126). A character is a code point, so none is ever split; spaces before the '…' are dropped.
 *
 * @returns `isCut` tells whether to offer See more
 */
export function truncate(text: string, limit: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= limit) return { text, isCut: false };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, isCut: true };
}

/** The short form of a breadcrumb: of more than two items the first, a gap to expand, and the last (D-140, ALG-22). */
export function shortBreadcrumb<T>(items: readonly T[]): readonly (T | 'gap')[] {
  const [first] = items;
  const last = items.at(-1);
  return items.length > 2 && first !== undefined && last !== undefined ? [first, 'gap', last] : items;
}
