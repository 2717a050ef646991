import type { OrderedProduct } from '@sabadora/api';
import { formatDay, type Locale, type PurchaseKind } from '@sabadora/domain';
import type { Words } from '../../kit/words/messages.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import { partyText } from '../searchBox/participants/partyText.ts';
import type partyTextMessages from '../searchBox/participants/partyText.messages.json';
import type messages from './order.messages.json';

interface Wording {
  words: Words<typeof messages | typeof partyTextMessages>;
  locale: Locale;
}

/** Name of a choice, and its values. */
export type ProductFact = [name: string, values: string[]];

type ProductOf<Kind extends PurchaseKind> = Extract<OrderedProduct, { kind: Kind }>;

function peopleFact(
  { adult, child = 0, baby = 0 }: { adult: number; child?: number; baby?: number },
  { words }: Wording,
): ProductFact {
  return [words('checkout.guests'), [partyText({ adults: adult, children: child, babies: baby }, words)]];
}

/** Facts of a gift: its format, and the giver's note. */
function givingFacts(
  {
    giftFormat,
    toName,
    fromName,
    message,
  }: Pick<ProductOf<'gift'>, 'giftFormat' | 'toName' | 'fromName' | 'message'>,
  { words }: Wording,
): ProductFact[] {
  return [
    [words('checkout.fact.format'), [words(`checkout.fact.${giftFormat}`)]],
    ...(toName === '' ? [] : [[words('checkout.fact.to'), [toName]] satisfies ProductFact]),
    ...(fromName === '' ? [] : [[words('checkout.fact.from'), [fromName]] satisfies ProductFact]),
    ...(message === '' ? [] : [[words('checkout.fact.message'), [message]] satisfies ProductFact]),
  ];
}

const FACTS: {
  readonly [Kind in PurchaseKind]: (product: ProductOf<Kind>, wording: Wording) => ProductFact[];
} = {
  stay: (stay, wording) => {
    const { words, locale } = wording;
    const { activities, nights } = stay;
    // Keeps a day on one line.
    const dayOf = (date: string) => formatDay(date, locale, 'weekday-day-month').replaceAll(' ', '\u00a0');
    const days = activities.map(({ title, date }) => `${title}, ${dayOf(date)}`);
    return [
      [words('checkout.dates'), [`${datesText(stay, locale)} · ${words('checkout.nights', { nights })}`]],
      peopleFact(stay, wording),
      ...(days.length > 0 ? [[words('checkout.activities'), days] satisfies ProductFact] : []),
    ];
  },
  gift: (gift, wording) => [
    [wording.words('checkout.fact.stayLength'), [wording.words('checkout.nights', { nights: gift.nights })]],
    peopleFact(gift, wording),
    ...givingFacts(gift, wording),
  ],
  activity: (activity, wording) => [
    peopleFact(activity, wording),
    [wording.words('checkout.fact.place'), [activity.hotel.address]],
  ],
  box: givingFacts,
};

function factsOf<Kind extends PurchaseKind>(
  kind: Kind,
  product: ProductOf<Kind>,
  wording: Wording,
): ProductFact[] {
  return FACTS[kind](product, wording);
}

/** The choices made for a product, in display order. */
export function productFacts(product: OrderedProduct, wording: Wording): ProductFact[] {
  return factsOf(product.kind, product, wording);
}
