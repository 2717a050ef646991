/**
 * The folder of films that a text from the environment names, without a slash at its end; undefined without one (PR-017).
 *
 * @throws Error when it is not an address.
 */
export function filmsUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`FILMS_URL is "${text}": it takes an address such as "https://films.example.com/how".`);
  return text.replace(/\/+$/, '');
}

/** The origins that films come from. */
export function filmHosts(text: string | undefined): readonly string[] {
  const url = filmsUrl(text);
  return url === undefined ? [] : [new URL(url).origin];
}
