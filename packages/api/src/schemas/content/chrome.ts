import * as z from 'zod/mini';
import { code, flow } from '../../fields.ts';
import { announcementBanner, promoBar, targetedBannerBody } from './banners.ts';
import { dismissal, href, link, request, text } from './parts.ts';

/** A link of the menu and the links below it, up to four levels (CH-044, CH-048). */
export interface MenuLink {
  /** Stable id of the link. @default its position */
  _id?: string | undefined;
  label: string;
  uri?: string | undefined;
  count?: number | undefined;
  /** A promotion has a distinct colour. @default 'plain' */
  variant?: 'plain' | 'promo' | undefined;
  /** Whether the link is in the row of a wide window only, or in the drawer of a narrow one only. @default in both */
  location?: 'row' | 'drawer' | undefined;
  children?: readonly MenuLink[] | undefined;
}

/** Schema of a menu level with `below` levels under it. */
function menuLevel(below: number): z.ZodMiniType<MenuLink> {
  return z.object({
    _id: z.optional(code),
    label: text,
    uri: z.optional(href),
    count: z.optional(z.int()),
    variant: z.optional(z.enum(['plain', 'promo'])),
    location: z.optional(z.enum(['row', 'drawer'])),
    children:
      below === 0
        ? z.optional(z.never('a menu has at most four levels'))
        : z.optional(z.array(menuLevel(below - 1))),
  });
}

/** The frame of every page: menu and footer (CH-044, CH-078). */
export const chromeBody = z.object({
  menu: z.array(menuLevel(3)),
  footer: z.object({
    promise: text,
    columns: z.array(z.object({ title: text, links: z.array(link).check(z.minLength(1)) })),
    legal: z.array(link),
  }),
});

/**
 * Request and response of `siteChrome`: the frame of a page, by its name and flow (CH-044, CH-052, CH-055, CH-078).
 */
export const siteChrome = {
  request: z.extend(request, { page: code, flow: z.optional(flow), variation: z.optional(code) }),
  response: z.extend(chromeBody, {
    promoBar: z.nullable(z.extend(promoBar, dismissal)),
    announcementBanner: z.nullable(z.extend(announcementBanner, dismissal)),
    /** Banner above the footer; null on pages that have it among their blocks. */
    targetedBanner: z.nullable(z.extend(targetedBannerBody, dismissal)),
    /** Variation assigned to the visitor, by experiment (CH-181). */
    experiments: z.record(z.string(), z.string()),
    /** State of a preview; null outside of one. */
    preview: z.nullable(
      z.object({
        moment: z.string(),
        variation: z.nullable(z.string()),
        hasDrafts: z.boolean(),
        /** Variations at that moment, starting with none, each with the signed text that previews it. */
        choices: z.array(z.object({ variation: z.nullable(z.string()), preview: z.string() })),
      }),
    ),
  }),
};

/** The frame of a page: menu, footer, banners and promo bar (CH-044, CH-052, CH-055, CH-078). */
export type SiteChrome = z.output<typeof siteChrome.response>;
/** A targeted banner as pages show it, with the id under which closing it is stored. */
export type DueBanner = NonNullable<SiteChrome['targetedBanner']>;
