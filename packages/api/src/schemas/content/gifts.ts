import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../../fields.ts';
import { boxesBlockItem } from '../boxes.ts';
import { href, picture, preview, text } from './parts.ts';

/** Content of a market's gift block, as an editor writes it (CH-051): texts, pictures and links. */
export const giftBlockBody = z.object({
  boxURL: href,
  singleVoucherURL: href,
  giftcardURL: z.nullable(href),
  activityOnlyURL: href,
  campaign: text,
  category: text,
  title: text,
  subtitle: text,
  imageS: picture,
  imageL: picture,
});

/** Content of the block of gift boxes, as an editor writes it (CH-070): texts and a button. */
export const boxesBlockBody = z.object({
  campaign: text,
  title: text,
  subtitle: text,
  buttonLabel: text,
  buttonURL: href,
});

/** Request and response of `giftBlock` (CH-051): one entry per market. */
export const giftBlock = {
  request: z.object({ preview }),
  response: z.object({ items: z.array(z.extend(giftBlockBody, { locale })) }),
};

const LOWERCASED: ReadonlyMap<string, Locale> = new Map(LOCALES.map((each) => [each.toLowerCase(), each]));

/** A locale in lower case, as some addresses have it, e.g. "fr_fr". */
const lowercased = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => LOWERCASED.get(value.toLowerCase())),
    locale,
  ),
);

/** Request and response of `boxesBlock` (CH-070, CH-072). */
export const boxesBlock = {
  request: z.object({ locale: z._default(lowercased, DEFAULT_LOCALE), preview }),
  response: z.extend(boxesBlockBody, { results: z.array(boxesBlockItem) }),
};

/** The block of gift boxes, with the boxes that it shows (CH-070, CH-072). */
export type BoxesBlock = z.output<typeof boxesBlock.response>;
/** The gift block of one market (CH-051). */
export type GiftBlockEntry = z.output<typeof giftBlock.response>['items'][number];
