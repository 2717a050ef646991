import { RICH_TEXT_SLOTS } from '@sabadora/domain';

/** Text fragments that a market's texts share, by name, e.g. opening hours. */
export type Snippets = ReadonlyMap<string, string>;

const SNIPPET = /\{\{([\w.]+)\}\}/g;

/** A text with its `{{snippets}}` replaced; those that the page replaces stay. Unknown names are reported. */
export function fillSnippets(
  text: string,
  snippets: Snippets,
  onUnknown: (name: string, offset: number) => void,
): string {
  return text.replaceAll(SNIPPET, (written, name: string, offset: number) => {
    const words = snippets.get(name);
    if (words !== undefined) return words;
    if (!RICH_TEXT_SLOTS.some((slot) => slot === name)) onUnknown(name, offset);
    return written;
  });
}

/** Applies `fillSnippets` to every text in a value. */
export function fillSnippetsIn(
  value: unknown,
  snippets: Snippets,
  onUnknown: (name: string, path: readonly PropertyKey[]) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return fillSnippets(value, snippets, (name) => onUnknown(name, path));
  if (Array.isArray(value))
    return value.map((each, at) => fillSnippetsIn(each, snippets, onUnknown, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fillSnippetsIn(each, snippets, onUnknown, [...path, name]),
    ]),
  );
}
