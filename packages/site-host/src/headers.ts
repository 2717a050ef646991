/** A third party whose script documents load, e.g. a payment provider with frames of its own. */
export interface EmbeddedProvider {
  /** Origins of its scripts. */
  scriptHosts: readonly string[];
  /** Origins of its frames. */
  frameHosts: readonly string[];
  /** Origins that its scripts call. */
  callHosts: readonly string[];
  /** Name of the Trusted Types policy that loads its script. */
  trustedTypesPolicy: string;
}

/** What a document may do beyond loading from its own host. */
export interface ContentRules {
  /** Origins of pictures, e.g. "https://img.example.com". */
  imageHosts: readonly string[];
  /** Origins of map styles, tiles, sprites and glyphs. */
  mapHosts: readonly string[];
  /** Origins of films, their captions and their posters. */
  filmHosts?: readonly string[] | undefined;
  /** Name of the Trusted Types policy that the site's scripts may create; undefined when they create none. */
  trustedTypesPolicy: string | undefined;
  /** A provider whose script documents may load, and which may open windows of its own. */
  embedded?: EmbeddedProvider | undefined;
}

/** An https origin (http for a developer's own machine), with an optional wildcard label and port. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;

/** A policy's name that the header allows (Trusted Types, `tt-policy-name`). */
const POLICY_NAME = /^[\w\-#=/@.%]+$/;

const NO_PROVIDER = { scriptHosts: [], frameHosts: [], callHosts: [] };

/**
 * Checks the rules and returns them: a stray semicolon or keyword in configuration would change the policy.
 *
 * @throws Error when a host is not an origin, or the name of a Trusted Types policy is invalid.
 */
export function checkedRules(rules: ContentRules): ContentRules {
  const { embedded, imageHosts, mapHosts, filmHosts = [] } = rules;
  for (const policy of [rules.trustedTypesPolicy, embedded?.trustedTypesPolicy]) {
    if (policy !== undefined && !POLICY_NAME.test(policy))
      throw new Error(`"${policy}" is not the name of a Trusted Types policy.`);
  }
  const { scriptHosts, frameHosts, callHosts } = embedded ?? NO_PROVIDER;
  for (const host of [
    ...imageHosts,
    ...mapHosts,
    ...filmHosts,
    ...scriptHosts,
    ...frameHosts,
    ...callHosts,
  ]) {
    if (!ORIGIN.test(host)) throw new Error(`"${host}" is not an origin such as "https://img.example.com".`);
  }
  return rules;
}

/**
 * The Content-Security-Policy of one document: inline scripts and styles need its nonce, and scripts may create only
 * the Trusted Types policies of the rules.
 *
 * @param nonce Undefined for a document that is a static file, whose scripts and styles are files of the site.
 */
export function contentSecurityPolicy(
  nonce: string | undefined,
  { imageHosts, mapHosts, filmHosts = [], trustedTypesPolicy, embedded }: ContentRules,
): string {
  const { scriptHosts, frameHosts, callHosts } = embedded ?? NO_PROVIDER;
  const policies = [trustedTypesPolicy, embedded?.trustedTypesPolicy].filter((name) => name !== undefined);
  return [
    "default-src 'none'",
    // Browsers with 'strict-dynamic' ignore the hosts: they allow what an allowed script loads.
    [
      nonce === undefined ? "script-src 'self'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      ...scriptHosts,
    ].join(' '),
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageHosts, ...mapHosts, ...filmHosts].join(' '),
    ...(filmHosts.length > 0 ? [['media-src', ...filmHosts].join(' ')] : []),
    "font-src 'self'",
    ["connect-src 'self'", ...mapHosts, ...callHosts].join(' '),
    ...(frameHosts.length > 0 ? [['frame-src', ...frameHosts].join(' ')] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.length > 0 ? policies.join(' ') : "'none'"}`,
  ].join('; ');
}

/** Headers of every response, proxied ones included. */
export function securityHeaders(
  strictTransportSecurity: string | undefined,
  embedded?: EmbeddedProvider,
): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self)',
    // A wallet's window needs its opener, to which it sends its result.
    'cross-origin-opener-policy': embedded ? 'same-origin-allow-popups' : 'same-origin',
    ...(strictTransportSecurity ? { 'strict-transport-security': strictTransportSecurity } : {}),
  };
}
