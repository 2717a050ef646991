import { personalisationFault, type PersonalisationField } from '@sabadora/domain';
import * as z from 'zod/mini';
import { code, locale } from '../fields.ts';
import { textWithoutCard } from './orderFields.ts';

/** What `giftShippingCost` takes and returns (PR-124, D-103). */
export const giftShippingCost = {
  request: z.object({ locale }),
  /** Cents for one gift that is posted to the country of the market. */
  response: z.object({
    amount: z.int(),
    /** For sending it from another country; 0 where there is none. */
    internationalFee: z.int(),
    currency: z.literal('EUR'),
  }),
};

/** A sleeve, or something that goes into the envelope with a gift (PR-113). */
export const physicalExtra = z.object({
  /** Unique among all groups; in the address the chosen sleeve is `sleeves`, the rest `extras`. */
  id: code,
  name: z.string(),
  /** Address of a 640×360 WebP picture; null when there is none. */
  image: z.nullable(z.string()),
  /** Cents; 0 when it costs nothing. */
  price: z.int(),
  isRecommended: z.boolean(),
  /** Taken where one has to be chosen and none was. */
  isDefault: z.boolean(),
});

/** What `giftExtras` takes and returns (PR-113, D-103). */
export const giftExtras = {
  request: z.object({ locale }),
  response: z.object({
    /** Of a `single` group one is chosen, of a `multiple` one as many as one likes; none is empty. */
    groups: z.array(
      z.object({
        code: z.enum(['sleeves', 'extras']),
        selection: z.enum(['single', 'multiple']),
        items: z.array(physicalExtra),
      }),
    ),
  }),
};

const personalText = (field: PersonalisationField) =>
  z.string().check(
    z.trim(),
    z.check((payload) => {
      const fault = personalisationFault(field, payload.value);
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

/** What the giver writes; the message of a refused text is its `FieldFault` (PR-129…PR-135, ALG-21). */
export const personalisation = z.object({
  fromName: personalText('fromName'),
  message: personalText('message'),
});

/** All that is written on a gift that goes by e-mail, as the details of a purchase require it. */
export const giftNote = z.extend(personalisation, { toName: personalText('toName') });

const toSend = (field: PersonalisationField) => z.optional(z.pipe(personalText(field), textWithoutCard));

/** What changes of a note; what is left out stays. */
export const noteChange = z.object({
  toName: toSend('toName'),
  fromName: toSend('fromName'),
  message: toSend('message'),
});

/** What sending a gift costs (PR-124). */
export type GiftShippingCost = z.output<typeof giftShippingCost.response>;
/** What can be sent with a gift, in groups of which one or several are chosen (PR-113). */
export type GiftExtras = z.output<typeof giftExtras.response>;
/** A sleeve, or something that goes into the envelope with a gift (PR-113). */
export type PhysicalExtraData = z.output<typeof physicalExtra>;
