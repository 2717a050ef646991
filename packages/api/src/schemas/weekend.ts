import * as z from 'zod/mini';
import { flag, flow, id, intBetween, isoDay, locale, pax } from '../fields.ts';
import { offerCard } from './offers.ts';

/** What `weekendDetail` takes and returns. */
export const weekendDetail = {
  request: z.object({
    id,
    locale,
    client: z._default(z.string().check(z.maxLength(20)), 'msite'),
    flow: z._default(flow, 'booking'),
    minisite: z.optional(id),
    fetchPageModel: z._default(flag, false),
    checkin: z.optional(isoDay),
    night: z.optional(intBetween(1, 30)),
    ...pax,
  }),
  response: z.object({
    offer: offerCard,
    /** Paragraphs. */
    description: z.array(z.string()),
    /** What the stay includes, one line each. */
    programLines: z.array(
      z.object({ type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY']), title: z.string() }),
    ),
    hotel: z.object({
      description: z.array(z.string()),
      importantInfos: z.array(z.string()),
      facilities: z.array(z.string()),
    }),
  }),
};

export type WeekendDetail = z.output<typeof weekendDetail.response>;

/** What `listThemes` takes and returns. */
export const listThemes = {
  request: z.object({ locale }),
  response: z.array(z.object({ id: z.int(), name: z.string() })),
};
