const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON that is safe as the text of a `<script>`: no `<` can close it or open a comment, and the two line
 * separators that old script parsers stop at are escaped.
 */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character);
}
