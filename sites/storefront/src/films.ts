/**
 * The address of the films' folder, without a slash at its end; undefined when the text is empty (PR-017).
 *
 * @param text Value of `FILMS_URL`.
 * @throws Error when it is not an address.
 */
export function filmsUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`FILMS_URL is "${text}": it takes an address such as "https://films.example.com/how".`);
  return text.replace(/\/+$/, '');
}

/** The origins from which films load. */
export function filmHosts(text: string | undefined): readonly string[] {
  const url = filmsUrl(text);
  return url === undefined ? [] : [new URL(url).origin];
}
