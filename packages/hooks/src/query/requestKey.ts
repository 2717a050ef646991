/**
 * Key of a request whose lists hold plain values. Requests with the same key have the same response: the order and
 * the repetition of list items do not matter (ALG-32).
 */
export function requestKey(request: object): string {
  return JSON.stringify(request, (_name, value: unknown) =>
    Array.isArray(value) ? [...new Set(value.map(String))].sort() : value,
  );
}
