/** Hosts beyond our own that a document may load from. */
export interface ContentHosts {
  /** Origins of pictures, e.g. "https://img.example.com". */
  imageHosts: readonly string[];
  /** Origins of map styles, tiles, sprites and glyphs. */
  mapHosts: readonly string[];
}

/** An https origin (http for a developer's own machine), with an optional wildcard label and port. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;

/**
 * The hosts, checked: a stray semicolon or keyword in configuration would rewrite the policy.
 *
 * @throws Error when an entry is not an origin.
 */
export function checkedHosts(hosts: ContentHosts): ContentHosts {
  for (const host of [...hosts.imageHosts, ...hosts.mapHosts]) {
    if (!ORIGIN.test(host)) throw new Error(`"${host}" is not an origin such as "https://img.example.com".`);
  }
  return hosts;
}

/** The Content-Security-Policy of one document: scripts by its nonce, styles without inline, one Trusted Types policy. */
export function contentSecurityPolicy(nonce: string, { imageHosts, mapHosts }: ContentHosts): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageHosts, ...mapHosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...mapHosts].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sabadora',
  ].join('; ');
}

/** Headers of every answer, whoever made it. */
export function securityHeaders(strictTransportSecurity: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(strictTransportSecurity ? { 'strict-transport-security': strictTransportSecurity } : {}),
  };
}
