/** What a document may do beyond loading from its own host. */
export interface ContentRules {
  /** Origins of pictures, e.g. "https://img.example.com". */
  imageHosts: readonly string[];
  /** Origins of map styles, tiles, sprites and glyphs. */
  mapHosts: readonly string[];
  /** Name of the Trusted Types policy that its scripts may make; undefined when they make none. */
  trustedTypesPolicy: string | undefined;
}

/** An https origin (http for a developer's own machine), with an optional wildcard label and port. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;

/** A policy's name as the header takes it (Trusted Types, `tt-policy-name`). */
const POLICY_NAME = /^[\w\-#=/@.%]+$/;

/**
 * The rules, checked: a stray semicolon or keyword in configuration would rewrite the policy.
 *
 * @throws Error when a host is not an origin, or the name of the Trusted Types policy is none.
 */
export function checkedRules(rules: ContentRules): ContentRules {
  const { trustedTypesPolicy } = rules;
  if (trustedTypesPolicy !== undefined && !POLICY_NAME.test(trustedTypesPolicy))
    throw new Error(`"${trustedTypesPolicy}" is not the name of a Trusted Types policy.`);
  for (const host of [...rules.imageHosts, ...rules.mapHosts]) {
    if (!ORIGIN.test(host)) throw new Error(`"${host}" is not an origin such as "https://img.example.com".`);
  }
  return rules;
}

/** The Content-Security-Policy of one document: scripts by its nonce, styles without inline, at most one Trusted Types policy. */
export function contentSecurityPolicy(
  nonce: string,
  { imageHosts, mapHosts, trustedTypesPolicy = "'none'" }: ContentRules,
): string {
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
    `trusted-types ${trustedTypesPolicy}`,
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
