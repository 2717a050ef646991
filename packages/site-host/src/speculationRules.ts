/** Where browsers find the speculation rules, as the `Speculation-Rules` header names it. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Rules that prerender the site's own documents when the pointer rests on their link. They exclude links marked
 * `data-no-prerender` (an order, a sign-out, another market), links that open elsewhere, downloads, and addresses
 * that are proxied to the gateway.
 *
 * @param proxiedPrefixes Path prefixes that are proxied to the gateway.
 */
export function speculationRules(proxiedPrefixes: readonly string[]): object {
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...proxiedPrefixes.map((prefix) => ({ not: { href_matches: `${prefix}/*` } })),
            { not: { selector_matches: '[data-no-prerender], [data-no-prerender] a' } },
            { not: { selector_matches: '[target]:not([target=_self]), [download], [rel~=external]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}
