/** A gift box as its block of content lists it (CH-070): what its link is made of. */
export interface GiftBoxLink {
  sku: string;
  /** Names its page on the gift site. */
  handle: string;
  campaign: string;
  /** From 1. */
  position: number;
}

/** Where gift boxes are sold. */
export interface GiftBoxPlace {
  /** On this site: the box-migration toggle. */
  isMigrated: boolean;
  /** Address of the market's gift site, without a slash at its end; undefined in a market without one. */
  giftSiteUrl: string | undefined;
}

/** Where a box of the gift-box block leads (CH-075): to its page here, or on the gift site, with tracking parameters. */
export function giftBoxHref(
  { sku, handle, campaign, position }: GiftBoxLink,
  { isMigrated, giftSiteUrl }: GiftBoxPlace,
): string {
  if (isMigrated || giftSiteUrl === undefined) return `/box/${sku}`;
  const tracking = new URLSearchParams({
    utm_source: 'sabadora',
    utm_medium: 'gift-box-block',
    utm_campaign: campaign,
    utm_content: String(position),
  });
  return `${giftSiteUrl}/products/${encodeURIComponent(handle)}?${tracking}`;
}
