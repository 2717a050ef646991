declare global {
  // Set by `withFirstPicture` in front of a script in the head.
  var sabadoraFirstPicture: string | undefined;
}

/**
 * Fetches the picture of the first result at once. The server does not know whether the hash has another search, so
 * it renders the picture to load only once it is laid out. For a script in the head that does not hide the server's
 * results.
 */
export function fetchFirstPicture(): void {
  const address = globalThis.sabadoraFirstPicture;
  if (address === undefined) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
}

/**
 * Adds the address of the first picture to a script of the head that calls `fetchFirstPicture`.
 *
 * @param address Address with which the first card requests its picture; undefined without a picture.
 */
export function withFirstPicture(script: string, address: string | undefined): string {
  if (address === undefined) return script;
  // Escaped, so that an address from the catalogue cannot close the script element.
  return `var sabadoraFirstPicture=${JSON.stringify(address).replaceAll('<', '\\u003c')};${script}`;
}
