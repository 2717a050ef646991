/**
 * Fields of a request as query parameters: nested names joined by dots, lists by commas; `undefined` is left out. The
 * schemas of `fields.ts` parse them.
 */
export function toQueryEntries(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]): [string, string][] => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (item === undefined || item === null) return [];
    if (Array.isArray(item)) return item.length === 0 ? [] : [[name, item.join(',')]];
    if (typeof item === 'object') return toQueryEntries(item, name);
    return typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
      ? [[name, String(item)]]
      : [];
  });
}

/**
 * Query parameters as a nested record: the inverse of `toQueryEntries`. The values are still texts, which the schema
 * parses.
 */
export function fromQueryEntries(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    let node = root;
    for (const key of path) {
      const next = node[key];
      if (typeof next === 'object' && next !== null) node = next as Record<string, unknown>;
      else node = node[key] = Object.create(null) as Record<string, unknown>;
    }
    node[last] = value;
  }
  return root;
}
