import * as z from 'zod/mini';
import { locale } from '../fields.ts';

/** What `sendLog` takes and answers. */
export const sendLog = {
  request: z.object({
    level: z.literal('ERROR'),
    locale,
    location: z.string().check(z.maxLength(2000)),
    message: z.string().check(z.maxLength(256)),
  }),
  answer: z.object({ received: z.literal(true) }),
};

/** What `checkHealth` takes and answers. */
export const checkHealth = {
  request: z.object({}),
  answer: z.object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgresql']),
    hotels: z.int(),
    offers: z.int(),
  }),
};
