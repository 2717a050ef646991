/**
 * Names a request whose lists hold plain values: two requests with the same key have the same response, whatever the
 * order of their lists, and however often a value is repeated (ALG-32).
 */
export function requestKey(request: object): string {
  return JSON.stringify(request, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value.map(String))].sort() : value,
  );
}
