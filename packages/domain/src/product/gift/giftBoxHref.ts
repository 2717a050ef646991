/** Data of a gift box in the gift-box block from which its link is made (CH-070). */
export interface GiftBoxLink {
  sku: string;
  /** Identifier of its page on the gift site. */
  handle: string;
  campaign: string;
  /** Position in the block, from 1. */
  position: number;
}

/** Site that sells the gift boxes. */
export interface GiftBoxPlace {
  /** Whether boxes are sold on this site: the box-migration toggle. */
  isMigrated: boolean;
  /** URL of the market's gift site, without a trailing slash; undefined in a market without one. */
  giftSiteUrl: string | undefined;
}

/** Link of a box in the gift-box block (CH-075): to its page here, or on the gift site with tracking parameters. */
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
