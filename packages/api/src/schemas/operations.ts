import { LOG_MESSAGE_MAX, logMessage } from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../fields.ts';

/** Request and response of `sendLog`. */
export const sendLog = {
  request: z.object({
    level: z.literal('ERROR'),
    locale,
    location: z.string().check(z.maxLength(2000)),
    message: z
      .string()
      .check(
        z.refine(
          (text) => logMessage(text) === text,
          `must have at most ${LOG_MESSAGE_MAX} characters (CH-152)`,
        ),
      ),
  }),
  response: z.object({ received: z.literal(true) }),
};

/** Request and response of `reportMissing`. */
export const reportMissing = {
  request: z.object({ uri: z.string().check(z.maxLength(2000)), locale }),
  response: z.object({ received: z.literal(true) }),
};

/** Request and response of `checkHealth`. */
export const checkHealth = {
  request: z.object({}),
  response: z.object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgresql']),
    hotels: z.int(),
    offers: z.int(),
  }),
};
