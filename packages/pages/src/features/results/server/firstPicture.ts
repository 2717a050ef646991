declare global {
  // Written by `withFirstPicture` in front of a script of the head.
  var sabadoraFirstPicture: string | undefined;
}

/**
 * Fetches the picture of the first result at once: the server, which does not know whether the hash has another search,
 * renders it to be fetched once it is laid out. For a script in the head that hides none of the server's results.
 */
export function fetchFirstPicture(): void {
  const address = globalThis.sabadoraFirstPicture;
  if (address === undefined) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
}

/**
 * A script of the head that calls `fetchFirstPicture`, with the address of the picture.
 *
 * @param address Of the picture as the first card requests it; undefined where there is none.
 */
export function withFirstPicture(script: string, address: string | undefined): string {
  if (address === undefined) return script;
  // An address from the catalogue cannot close the script.
  return `var sabadoraFirstPicture=${JSON.stringify(address).replaceAll('<', '\\u003c')};${script}`;
}
