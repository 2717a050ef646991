import { personalisationFault, type PersonalisationField } from '@sabadora/domain';
import * as z from 'zod/mini';
import { code, locale } from '../fields.ts';
import { textWithoutCard } from './orderFields.ts';

/** Request and response of `giftShippingCost` (PR-124, D-103). */
export const giftShippingCost = {
  request: z.object({ locale }),
  /** Amounts in cents for one gift posted within the market's country. */
  response: z.object({
    amount: z.int(),
    /** Fee for posting it from another country; 0 when there is none. */
    internationalFee: z.int(),
    currency: z.literal('EUR'),
  }),
};

/** A sleeve or another extra of a posted gift (PR-113). */
export const physicalExtra = z.object({
  /** Unique among all groups. In the address, the chosen sleeve is `sleeves`, other extras are `extras`. */
  id: code,
  name: z.string(),
  /** URL of a 640×360 WebP picture; null when there is none. */
  image: z.nullable(z.string()),
  /** Price in cents; 0 when it is free. */
  price: z.int(),
  isRecommended: z.boolean(),
  /** Whether it is used when one item is required and none was chosen. */
  isDefault: z.boolean(),
});

/** Request and response of `giftExtras` (PR-113, D-103). */
export const giftExtras = {
  request: z.object({ locale }),
  response: z.object({
    /** In a `single` group one item is chosen, in a `multiple` one any number. No group is empty. */
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

/** The giver's texts; a refused text has its `FieldFault` as message (PR-129…PR-135, ALG-21). */
export const personalisation = z.object({
  fromName: personalText('fromName'),
  message: personalText('message'),
});

/** All texts on a gift that goes by e-mail, as the checkout requires them. */
export const giftNote = z.extend(personalisation, { toName: personalText('toName') });

const toSend = (field: PersonalisationField) => z.optional(z.pipe(personalText(field), textWithoutCard));

/** Change of a note; texts that are left out are kept. */
export const noteChange = z.object({
  toName: toSend('toName'),
  fromName: toSend('fromName'),
  message: toSend('message'),
});

/** Shipping cost of a gift (PR-124). */
export type GiftShippingCost = z.output<typeof giftShippingCost.response>;
/** Extras of a posted gift, in groups from which one or several are chosen (PR-113). */
export type GiftExtras = z.output<typeof giftExtras.response>;
/** A sleeve or another extra of a posted gift (PR-113). */
export type PhysicalExtraData = z.output<typeof physicalExtra>;
