import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { locale } from '../fields.ts';

/** An error seen by a visitor's browser; `message` has at most 256 characters (ALG-22). */
export const sendLog = defineCall({
  name: 'sendLog',
  method: 'POST',
  base: 'gateway',
  path: '/logs',
  request: z.object({
    level: z.literal('ERROR'),
    locale,
    location: z.string().check(z.maxLength(2000)),
    message: z.string().check(z.maxLength(256)),
  }),
  answer: z.object({ received: z.literal(true) }),
});

/** Says that the gateway and its database answer. */
export const checkHealth = defineCall({
  name: 'checkHealth',
  method: 'GET',
  base: 'gateway',
  path: '/health',
  request: z.object({}),
  answer: z.object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgresql']),
    hotels: z.int(),
    offers: z.int(),
  }),
});
