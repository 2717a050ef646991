import { encodeText } from './encodeText.ts';

/**
 * Decoded value of a query parameter, the first one if it is repeated; undefined when it is missing. Never throws.
 */
export function queryValue(query: string, name: string): string | undefined {
  return new URLSearchParams(query).get(name) ?? undefined;
}

/**
 * `query` (with or without '?') with parameters replaced in place, appended, or removed by undefined. The other
 * parameters are not re-encoded. A space becomes `%20`, as in the origin marker (D-064). The result has no '?'.
 */
export function patchQuery(
  query: string,
  patch: Readonly<Record<string, string | number | undefined>>,
): string {
  const waiting = new Map(Object.entries(patch));
  const parts: string[] = [];
  for (const part of query.replace(/^\?/, '').split('&')) {
    if (part === '') continue;
    const name = parameterName(part);
    if (!Object.hasOwn(patch, name)) parts.push(part);
    else if (waiting.has(name)) {
      parts.push(...parameter(name, waiting.get(name)));
      waiting.delete(name);
    }
  }
  for (const [name, value] of waiting) parts.push(...parameter(name, value));
  return parts.join('&');
}

/** Decoded name of a query part such as `flow=booking`; '' when there is none. */
export function parameterName(part: string): string {
  const [name] = new URLSearchParams(part).keys();
  return name ?? '';
}

function parameter(name: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [`${encodeText(name)}=${encodeText(String(value))}`];
}
