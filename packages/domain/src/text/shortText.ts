/** Number of characters after which a product description is cut (PR-027, PR-028, D-126). */
export const TEXT_LIMITS = { mobile: 86, desktop: 250, programSummary: 250 } as const;

/**
 * The first `limit` characters of a text and '…', or the text itself when it is not longer (ALG-22, D-126). A
 * character is a code point, so none is split; spaces before the '…' are removed.
 *
 * @returns `isCut`: whether to offer See more
 */
export function truncate(text: string, limit: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= limit) return { text, isCut: false };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, isCut: true };
}
