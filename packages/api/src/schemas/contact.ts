import {
  CONTACT_FIELDS,
  CONTACT_REASONS,
  contactFault,
  digitsOf,
  LOCALES,
  asksForBooking,
  contactReturnPath,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../fields.ts';

/** Far over every limit: what is longer is refused by its rule, which counts code points. */
const TEXT_MAX = 20_000;

const text = z._default(z.string().check(z.maxLength(TEXT_MAX)), '');

/** What the hidden fields of the form hold; the gateway files a case by its reason, whatever they say (D-080). */
const filed = z.optional(z.string().check(z.maxLength(100)));

const RETURN_PATHS: readonly string[] = LOCALES.map(contactReturnPath);

/** A return path may name the locale, for hosts that serve several. */
const isReturnPath = (path: string) => RETURN_PATHS.includes(path.replace(/([?&])locale=\w{5}&/, '$1'));

const caseFields = z
  .object({
    orgid: filed,
    status: filed,
    type: filed,
    subtype: filed,
    /** Point of sale. */
    pos: filed,
    locale,
    /** Where a form returns to once the case is stored. @default the contact page of the market */
    retURL: z.optional(z.string().check(z.refine(isReturnPath, 'must be a return path of a contact page'))),
    contact_reason: z.enum(CONTACT_REASONS, 'required'),
    Booking_ID__c: text,
    name: text,
    email: text,
    phone: text,
    description: text,
    /** A solved challenge of ALTCHA, as its payload; empty where no script ran, which few may send (D-107). */
    altcha: text,
  })
  .check((payload) => {
    const { value } = payload;
    for (const field of CONTACT_FIELDS) {
      const fault = contactFault(value.contact_reason, field, value[field]);
      if (fault) payload.issues.push({ code: 'custom', path: [field], message: fault, input: value[field] });
    }
  });

/** What `openCase` takes and returns; the message of a refused text is its `FieldFault` (CH-113 … CH-127). */
export const openCase = {
  request: z.pipe(
    caseFields,
    z.transform(({ retURL, ...fields }: z.output<typeof caseFields>) => ({
      ...fields,
      Booking_ID__c: asksForBooking(fields.contact_reason) ? digitsOf(fields.Booking_ID__c) : '',
      name: fields.name.trim(),
      email: fields.email.trim(),
      phone: fields.phone.trim(),
      description: fields.description.trim(),
      retURL: retURL ?? contactReturnPath(fields.locale),
    })),
  ),
  response: z.object({
    /** Path that says that the message was taken. */
    retURL: z.string(),
  }),
};

/** What `findChallenge` returns: a challenge of ALTCHA, as its library makes and solves it. */
export const findChallenge = {
  request: z.object({}),
  response: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
    }),
    signature: z.string(),
  }),
};

/** A message of the contact form, as it is sent. */
export type CaseRequest = z.input<typeof caseFields>;
/** A challenge of ALTCHA, which the browser solves before the form is sent. */
export type Challenge = z.output<typeof findChallenge.response>;
