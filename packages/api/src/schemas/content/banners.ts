import * as z from 'zod/mini';
import { code, flow, locale } from '../../fields.ts';
import { colorVariation, href, link, picture, preview, request, text } from './parts.ts';
import { richText } from './richText.ts';

/** A line over the header (CH-057). */
export const announcementBanner = z.object({
  content: richText,
  colorVariation,
  link: z.nullable(z.object({ url: href })),
  flow: z.nullable(flow),
  locale,
});

/** What an announcement says, beside its text. */
export const announcementBody = z.object({
  colorVariation,
  link: z._default(z.nullable(z.object({ url: href })), null),
  content: richText,
});

/** A link of a promo bar, shown as text or as a button. */
export const promoLink = z.extend(link, { variation: z._default(z.enum(['text', 'button']), 'text') });

/** What an editor writes of a promo bar (CH-053). */
export const promoBarBody = z.object({
  internalCode: code,
  campaign: text,
  category: text,
  links: z.array(promoLink).check(z.minLength(1, 'must have a link')),
});

/** A promo bar, and the flow and the page that it is limited to; null does not limit it. */
export const promoBar = z.extend(promoBarBody, { flow: z.nullable(flow), page: z.nullable(z.string()) });

/** What `promoBars` takes and returns (CH-054): one entry for each page that a bar is on; null is every page. */
export const promoBars = { request, response: z.array(promoBar) };

const announcementItem = z.object({
  announcementBanner,
  /** The same in the other markets. */
  localizations: z.array(announcementBanner),
});

/** What `announcementBanners` takes and returns (CH-057, CH-058). */
export const announcementBanners = {
  request: z.object({ preview }),
  response: z.object({
    homePages: z.array(announcementItem),
    searchPages: z.array(announcementItem),
    productPages: z.array(announcementItem),
  }),
};

/** A banner for certain pages, flows or visitors (CH-059, CH-060). */
export const targetedBannerBody = z.object({
  title: text,
  subtitle: text,
  imageUrl: picture,
  imageMobile: picture,
  imagePosition: z.enum(['center', 'left', 'right']),
  imageAlt: z._default(z.string(), ''),
  ctas: z.array(link),
  url: z.nullable(href),
  newTab: z._default(z.boolean(), false),
});

/** What `targetedBanner` takes and returns (CH-060): without a page, the banner of landing pages. */
export const targetedBanner = {
  request: z.extend(request, {
    page: z._default(code, 'landing'),
    flow: z.optional(flow),
    variation: z.optional(code),
  }),
  response: targetedBannerBody,
};

/** A line over the header (CH-057). */
export type AnnouncementBanner = z.output<typeof announcementBanner>;
/** A banner for certain pages, flows or visitors, as an editor writes it (CH-059, CH-060). */
export type TargetedBanner = z.output<typeof targetedBannerBody>;
