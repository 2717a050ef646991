/** Replaces lone surrogates, for which encodeURIComponent would throw. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** `encodeURIComponent` that never throws. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
