/** Internal path to which requests with a malformed address are routed. */
export const MALFORMED_PATH = '/-/malformed';

// Control characters and backslashes have no place in a path, and browsers and proxies read them differently.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Whether a request target is an ordinary path and query of this site: it starts with exactly one slash, also after
 * dot segments are resolved, its escapes decode, and its path contains no control character or backslash.
 */
export function isWellFormed(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  try {
    if (FORBIDDEN.test(decodeURIComponent(path))) return false;
  } catch {
    return false;
  }
  return !new URL(target, 'http://own.invalid').pathname.startsWith('//');
}

/** The path without slashes at its end, with the query; undefined when the path ends in no slash, or is "/". */
export function withoutTrailingSlash(url: URL): string | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  return `${url.pathname.replace(/\/+$/, '') || '/'}${url.search}`;
}

/**
 * A value fit for `Location`: one of our own paths, or an http(s) address on an allow-listed host.
 *
 * @throws Error when the target leads anywhere else.
 */
export function safeRedirect(target: string, redirectHosts: readonly string[]): string {
  const refuse = () =>
    new Error(`Refused to redirect to "${target}": not an own path, nor a host in redirectHosts.`);
  if (target.startsWith('/')) {
    if (!isWellFormed(target)) throw refuse();
    // A query may contain any character; the URL parser escapes those that a header must not contain.
    const url = new URL(target, 'http://own.invalid');
    return `${url.pathname}${url.search}${url.hash}`;
  }
  if (FORBIDDEN.test(target)) throw refuse();
  const url = URL.parse(target);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !redirectHosts.includes(url.host))
    throw refuse();
  return url.href;
}

/** The address without `basePath`, e.g. "/search" for "/minisite/la-gazette/search". */
export function belowBasePath(url: URL, basePath: string): URL {
  const own = new URL(url);
  own.pathname = url.pathname.slice(basePath.length) || '/';
  return own;
}
