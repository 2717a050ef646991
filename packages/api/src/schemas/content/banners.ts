import * as z from 'zod/mini';
import { code, flow, locale } from '../../fields.ts';
import { colorVariation, href, link, picture, preview, request, text } from './parts.ts';
import { richText } from './richText.ts';

/** An announcement above the header (CH-057). */
export const announcementBanner = z.object({
  content: richText,
  colorVariation,
  link: z.nullable(z.object({ url: href })),
  flow: z.nullable(flow),
  locale,
});

/** Content of an announcement, as an editor writes it. */
export const announcementBody = z.object({
  colorVariation,
  link: z._default(z.nullable(z.object({ url: href })), null),
  content: richText,
});

/** A link of a promo bar, shown as text or as a button. */
export const promoLink = z.extend(link, { variation: z._default(z.enum(['text', 'button']), 'text') });

/** Content of a promo bar, as an editor writes it (CH-053). */
export const promoBarBody = z.object({
  internalCode: code,
  campaign: text,
  category: text,
  links: z.array(promoLink).check(z.minLength(1, 'must have a link')),
});

/** A promo bar, with the flow and the page that it is limited to; null means no limit. */
export const promoBar = z.extend(promoBarBody, { flow: z.nullable(flow), page: z.nullable(z.string()) });

/** Request and response of `promoBars` (CH-054): one entry for each page of a bar; `page` is null for every page. */
export const promoBars = { request, response: z.array(promoBar) };

const announcementItem = z.object({
  announcementBanner,
  /** The announcement in the other markets. */
  localizations: z.array(announcementBanner),
});

/** Request and response of `announcementBanners` (CH-057, CH-058). */
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

/** Request and response of `targetedBanner` (CH-060); without a page, the banner of landing pages. */
export const targetedBanner = {
  request: z.extend(request, {
    page: z._default(code, 'landing'),
    flow: z.optional(flow),
    variation: z.optional(code),
  }),
  response: targetedBannerBody,
};

/** An announcement above the header (CH-057). */
export type AnnouncementBanner = z.output<typeof announcementBanner>;
/** A banner for certain pages, flows or visitors, as an editor writes it (CH-059, CH-060). */
export type TargetedBanner = z.output<typeof targetedBannerBody>;
