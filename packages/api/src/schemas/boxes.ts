import * as z from 'zod/mini';
import { locale } from '../fields.ts';

/** A gift box in a list (CH-071); prices are whole cents. */
export const boxCard = z.object({
  /** Ends in EBOX (PR-092). */
  code: z.string(),
  title: z.string(),
  /** One entry a line. */
  includedContent: z.array(z.string()),
  price: z.object({ sellPrice: z.int(), refPrice: z.nullable(z.int()) }),
  images: z.array(z.string()),
  slug: z.string(),
  /** Stays to choose from. */
  offerCount: z.int(),
});

/** What `searchBoxes` takes and returns. */
export const searchBoxes = {
  request: z.object({ locale }),
  response: z.object({ boxes: z.array(boxCard) }),
};

/** What `boxBlock` takes and returns: the promotional block among results (CH-073). */
export const boxBlock = {
  request: z.object({ locale }),
  response: z.object({
    id: z.int(),
    containerId: z.string(),
    title: z.string(),
    subtitle: z.string(),
    colorPalette: z.enum(['paper', 'action', 'accent']),
    cta: z.object({ label: z.string(), url: z.string(), newTab: z.boolean() }),
    boxes: z.array(boxCard),
  }),
};

export type BoxCardData = z.output<typeof boxCard>;
export type BoxBlock = z.output<typeof boxBlock.response>;
