import { isContentHref, isIsoDay, LOCALES } from '@sabadora/domain';
import { partnerThemes, type Theme } from '@sabadora/design-system/themes';
import { pictureProblem } from '@sabadora/content';
import * as z from 'zod/mini';
import { drawnLogoSchema } from './drawnLogoSchema.ts';

const text = z.string().check(z.trim(), z.minLength(1, 'there are no words. Write them'));
const color = z.string().check(z.regex(/^#[\dA-Fa-f]{6}$/, 'write the colour as #RRGGBB, e.g. "#1B3A6B"'));
// Values go into a stylesheet unescaped, so they may contain nothing that ends a declaration.
const css = z
  .string()
  .check(z.regex(/^[\w\s.,#'"()/%-]+$/, 'write one CSS value, without ";" and braces, e.g. "0.5rem"'));

const colors = {
  paper: color,
  surface: color,
  sunken: color,
  ink: color,
  inkMuted: color,
  line: color,
  fieldLine: color,
  action: color,
  actionHover: color,
  actionSoft: color,
  onAction: color,
  accent: color,
  accentInk: color,
  promo: color,
  promoSoft: color,
  onPromo: color,
  good: color,
  goodSoft: color,
  danger: color,
  dangerSoft: color,
  focus: color,
  scrim: css,
};

/** The part of a brand that is needed to check its contrasts; other fields are ignored. */
export const brandWithColors = z.object({ name: z._default(z.string(), 'brand'), color: z.object(colors) });

const brandTokens = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'write small letters and hyphens, e.g. "night-post"')),
  colorScheme: z.enum(['light', 'dark'], 'write "light" or "dark"'),
  color: z.strictObject(colors),
  font: z.strictObject({ display: css, text: css }),
  radius: z.strictObject({ field: css, card: css, sheet: css, full: css }),
  shadow: z.strictObject({ float: css, sheet: css, lift: css }),
});

const picture = z.string().check(
  z.refine((url) => url.startsWith('https://') || url.startsWith('/images/'), {
    error: 'write an address that begins with "https://" or "/images/"',
    abort: true,
  }),
  z.refine((url) => pictureProblem(url) === undefined, {
    error: ({ input }) => (pictureProblem(String(input)) ?? '').replace(/\.$/, ''),
  }),
);

const SHARE = 'write a share of the picture from 0 to 1';
const share = z.number(SHARE).check(z.gte(0, SHARE), z.lte(1, SHARE));

const day = z.string().check(z.refine(isIsoDay, 'write a day of the calendar, as "2025-03-31"'));
const days = z
  .strictObject({ from: day, until: day })
  .check(z.refine(({ from, until }) => from <= until, '`until` is before `from`. Exchange them'));

function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2}(?:-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Whether the value is an object of objects; the texts are checked later. */
const isByLanguage = (words: unknown) => isFields(words) && Object.values(words).every(isFields);

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pages that the starts of a minisite may lead to: searches and products (D-088). */
const START = /^\/(?:search(?:[?#]|$)|(?:stay|hotel)\/\d+(?:[?#]|$))/;

/** Colours of a brand that may be behind a logo that is a picture. */
const GROUNDS = ['paper', 'surface', 'sunken', 'ink', 'action'] as const;

const MINISITE_ID = 'write the number of the minisite, e.g. 360';

const entry = z.strictObject({
  minisiteId: z.int(MINISITE_ID).check(z.positive(MINISITE_ID)),
  minisiteUrl: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write small letters, digits and hyphens, e.g. "la-gazette"'),
    ),
  /** BCP 47 tag of its language, e.g. "ar". @default the market's language */
  language: z.optional(
    z.string().check(z.refine(isLanguage, 'write the tag of a language, e.g. "ar" or "en-GB", or remove it')),
  ),
  minisiteLocale: z.enum(LOCALES, `write a market: ${LOCALES.join(', ')}`),
  bannerUrls: z.strictObject({ desktop: picture, mobile: picture }),
  /** Point of the banner that stays in sight when it is cropped, as shares from its left and its top. */
  focalPoint: z.strictObject({ x: share, y: share }),
  title: text,
  lead: text,
  starts: z
    .array(
      z.strictObject({
        label: text,
        to: z
          .string()
          .check(
            z.refine(
              (to) => START.test(to) && isContentHref(to),
              'a minisite leads to searches and products: write /search…, /stay/{id} or /hotel/{id}',
            ),
          ),
      }),
    )
    .check(z.minLength(1, 'there must be at least one search or product to start from')),
  /** When offers can be booked, and for which days. */
  campaign: z.optional(z.strictObject({ booking: days, stay: days })),
  /** Legal text as Markdown. */
  footer: z.optional(text),
});

/** A partner: one file, with an entry for each of its minisites (CH-173, D-017). */
export const partnerSchema = z.strictObject({
  partnerName: text,
  affiliate: z
    .string()
    .check(z.regex(/^[\w-]{1,40}$/, 'write up to 40 letters, digits and hyphens, as in ?affiliate=')),
  /** A brand of the design system, or a partner's own tokens. */
  brand: z.union([
    z.string().check(
      z.refine((name) => brandNamed(name) !== undefined, {
        error: () =>
          `no brand has this name. Choose one of ${partnerThemes.map(({ name }) => name).join(', ')}, or write its tokens here`,
      }),
    ),
    brandTokens,
  ]),
  /** A picture, with the colour of most of it and the colour of the brand behind it; or a drawn logo. */
  logo: z.optional(
    z.union([
      z.strictObject({
        url: picture,
        color,
        ground: z.enum(GROUNDS, `write a colour of the brand: ${GROUNDS.join(', ')}`),
      }),
      drawnLogoSchema,
    ]),
  ),
  /** ICU texts that replace those of pages and components, by language and key. */
  words: z.optional(
    z.pipe(
      z.custom<Record<string, Record<string, string>>>(
        isByLanguage,
        'write them by language and key, as {"fr": {"minisite.with": "…"}}',
      ),
      z.record(z.string(), z.record(z.string(), text)),
    ),
  ),
  minisites: z.array(entry).check(z.minLength(1, 'there must be at least one minisite')),
});

export type PartnerFile = z.infer<typeof partnerSchema>;

export function brandNamed(name: string): Theme | undefined {
  return partnerThemes.find((theme) => theme.name === name);
}
