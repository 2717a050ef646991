import { isContentHref } from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../../fields.ts';

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1, 'must not be empty'));

/** A path, an anchor on the page, or an https, http, mailto or tel address. */
export const href = z
  .string()
  .check(
    z.refine(
      isContentHref,
      'must be a path that begins with "/", a place that begins with "#", or an address that begins with https:, mailto: or tel:',
    ),
  );

/** A generated picture or an https URL. Pages request a generated picture in other sizes too. */
export const picture = z
  .string()
  .check(
    z.regex(
      /^(\/images\/[a-z]+\/[a-z0-9-]+\/\d+_\d+\.webp|https:\/\/\S+)$/,
      'must be "/images/{scene}/{name}/{size}.webp" or an https address',
    ),
  );

/** A link of an editor; it opens in the same tab unless `newTab` is set. */
export const link = z.object({ label: text, url: href, newTab: z._default(z.boolean(), false) });

/** Signed parameter of every content call, which previews another moment, a variation or a draft. */
export const preview = z.optional(z.string().check(z.maxLength(1000)));

/** Ids of the banners that the visitor closed, from their cookie; another banner is returned for each, or none. */
const dismissed = z.optional(
  z.string().check(z.regex(/^[a-z0-9:.-]{0,1000}$/, 'must be ids of banners with a "." between them')),
);

/** Id of a visitor who consented to analytics, used to assign variations of experiments (CH-181). */
const visitor = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be the id of a visitor')));

/** Id under which closing a banner is stored. */
export const dismissal = { id: text };

/** Request fields of every content call. */
export const request = z.object({ locale, preview, dismissed, visitor });

/** Meta data of a page for search engines, and whether they may list it and follow its links. */
export const seo = z.object({
  /** Title without the site's name. */
  title: text,
  description: text,
  index: z._default(z.boolean(), true),
  follow: z._default(z.boolean(), true),
});

/** The six colours of the CMS (CH-057). */
export const colorVariation = z.enum(['black', 'grey', 'red', 'yellow', 'blue', 'green']);

/** Wall-clock time in Paris (D-161). */
export const parisTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a day and hour in Paris, as "2026-11-27T08:00"'));
