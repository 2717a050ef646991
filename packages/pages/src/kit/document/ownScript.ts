/** The part of Trusted Types that is used here; not every browser has them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}

/** Its result is typed as text: only the browser distinguishes a trusted script from a string. */
interface Policy {
  createScriptURL: (address: string) => string;
}

let policy: Policy | undefined;

/**
 * The address of a worker on our own origin, as the browser takes it: under Trusted Types it is what the site's one
 * policy, `sabadora`, makes of it.
 *
 * @throws TypeError where it is of another origin, and no browser would have let it through without Trusted Types
 * either.
 */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sabadora', {
    createScriptURL: (url) => {
      // A `blob:` has the origin of the page that made it.
      if (!new URL(url, location.href).href.startsWith(`${location.origin}/`))
        throw new TypeError(`"${url}" is no script of this site.`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
