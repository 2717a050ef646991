import { isContentHref } from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../../fields.ts';

/** A text that is not empty. */
export const text = z.string().check(z.minLength(1, 'must not be empty'));

/** A path, a place on the page, or an address by https, http, mailto or tel. */
export const href = z
  .string()
  .check(
    z.refine(
      isContentHref,
      'must be a path that begins with "/", a place that begins with "#", or an address that begins with https:, mailto: or tel:',
    ),
  );

/** A drawn picture or one by https; other sizes of a drawn one are requested by the page that shows it. */
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

/** What every content call takes beside its own: a signed preview shows another moment, variation or a draft. */
export const preview = z.optional(z.string().check(z.maxLength(1000)));

/** Ids of the banners that the visitor closed, as their cookie has them: others are shown in their place, or none. */
const dismissed = z.optional(
  z.string().check(z.regex(/^[a-z0-9:.-]{0,1000}$/, 'must be ids of banners with a "." between them')),
);

/** Id of a visitor who consented to be counted: they see their variations of experiments (CH-181). */
const visitor = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'must be the id of a visitor')));

/** What shows a banner can name, so that it stays closed once a visitor closes it. */
export const dismissal = { id: text };

/** What every content call takes. */
export const request = z.object({ locale, preview, dismissed, visitor });

/** What search engines read of a page, and whether they may list it and follow its links. */
export const seo = z.object({
  /** Without the site's name. */
  title: text,
  description: text,
  index: z._default(z.boolean(), true),
  follow: z._default(z.boolean(), true),
});

/** The six colours of the CMS (CH-057). */
export const colorVariation = z.enum(['black', 'grey', 'red', 'yellow', 'blue', 'green']);

/** Wall time in Paris (D-161). */
export const parisTime = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a day and hour in Paris, as "2026-11-27T08:00"'));
