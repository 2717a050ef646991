/** The part of the Trusted Types API used here; some browsers lack it. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy;
}

/** Its result has the type string: only the browser distinguishes trusted scripts from strings. */
interface Policy {
  createScriptURL: (address: string) => string;
}

let policy: Policy | undefined;

/**
 * Address of a worker on this site's origin in the form that the browser accepts: under Trusted Types, it is created
 * by the site's only policy, `sabadora`.
 *
 * @throws TypeError under Trusted Types if it has another origin, which browsers refuse for workers in any case.
 */
export function ownScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sabadora', {
    createScriptURL: (url) => {
      // A `blob:` URL has the origin of the page that created it.
      if (!new URL(url, location.href).href.startsWith(`${location.origin}/`))
        throw new TypeError(`"${url}" is no script of this site.`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
