import { COUNTRY_IDS, marketOfReader, newsletterFault, type Country, type Language } from '@sabadora/domain';
import * as z from 'zod/mini';
import { secretToken } from '../fields.ts';

const LANGUAGES = ['fr', 'es', 'it', 'nl'] as const satisfies readonly Language[];

const subscription = z
  .object({
    email: z.string('required').check(z.trim()),
    country: z.enum(Object.keys(COUNTRY_IDS) as Country[], 'must be a country of a market'),
    language: z.enum(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`),
    /** Place of the form on the site (CH-097). */
    source: z._default(
      z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be letters, digits, - and _')),
      'site',
    ),
  })
  .check((payload) => {
    const { country, language, email } = payload.value;
    const fault = newsletterFault(email);
    if (fault) payload.issues.push({ code: 'custom', path: ['email'], message: fault, input: email });
    if (!marketOfReader(country, language))
      payload.issues.push({
        code: 'custom',
        path: ['language'],
        message: 'must be one of the country',
        input: language,
      });
  });

/** Request and response of `subscribeNewsletter`; the response is the same for every address (CH-097, CH-098). */
export const subscribeNewsletter = {
  request: subscription,
  response: z.object({
    /** Path of the page that shows the result. */
    returnPath: z.string(),
  }),
};

/** Request and response of `confirmNewsletter` and `endNewsletter`. */
export const newsletterToken = {
  request: z.object({ token: secretToken }),
  response: subscribeNewsletter.response,
};
