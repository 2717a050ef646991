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

/**
 * Far above the limits of the fields: texts that are too long are refused by their rule, which counts code points.
 */
const TEXT_MAX = 20_000;

const text = z._default(z.string().check(z.maxLength(TEXT_MAX)), '');

/** Hidden field of the form. The gateway files a case by its reason, and ignores these values (D-080). */
const filed = z.optional(z.string().check(z.maxLength(100)));

const RETURN_PATHS: readonly string[] = LOCALES.map(contactReturnPath);

/** A return path may include the locale, for hosts with several markets. */
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
    /** Where a posted form returns to once the case is stored. @default the contact page of the market */
    retURL: z.optional(z.string().check(z.refine(isReturnPath, 'must be a return path of a contact page'))),
    contact_reason: z.enum(CONTACT_REASONS, 'required'),
    Booking_ID__c: text,
    name: text,
    email: text,
    phone: text,
    description: text,
    /** Payload of a solved ALTCHA challenge; empty when no script ran, for which the limit is lower (D-107). */
    altcha: text,
  })
  .check((payload) => {
    const { value } = payload;
    for (const field of CONTACT_FIELDS) {
      const fault = contactFault(value.contact_reason, field, value[field]);
      if (fault) payload.issues.push({ code: 'custom', path: [field], message: fault, input: value[field] });
    }
  });

/** Request and response of `openCase`; a refused text has its `FieldFault` as message (CH-113 … CH-127). */
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
    /** Path of the page that confirms the message. */
    retURL: z.string(),
  }),
};

/** Request and response of `findChallenge`: an ALTCHA challenge, in the format of its library. */
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

/** A message of the contact form. */
export type CaseRequest = z.input<typeof caseFields>;
/** An ALTCHA challenge, which the browser solves before the form is sent. */
export type Challenge = z.output<typeof findChallenge.response>;
