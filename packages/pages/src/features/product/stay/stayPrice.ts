import type { WeekendDetail } from '@sabadora/api';
import type { PriceTagProps } from '@sabadora/design-system/PriceTag';
import { pricePerNight, promotion, type Locale, type Party, type ProductFlow } from '@sabadora/domain';
import type { PricedQuote } from '@sabadora/hooks';
import { offerCardProps, type CardWords } from '../../offers/offerCardProps.ts';

/** Props for showing a price, with its promotion. */
export interface PriceShown {
  /** Undefined below the smallest promotion that is shown (PR-049, D-077). */
  promotionPercent: number | undefined;
  tag: PriceTagProps;
}

/** Price of a quote as shown (PR-136, ALG-14, ALG-15). */
export function quotedPrice(quote: PricedQuote, party: Party, words: CardWords): PriceShown {
  const { sellPrice, refPrice, promoPercentageRounded, nights } = quote.priceInfo;
  const { adults, children, babies } = party;
  const promotionPercent = promotion('quote', { sellPrice, refPrice, percent: promoPercentageRounded });
  return {
    promotionPercent,
    tag: {
      priceCents: sellPrice,
      referenceCents: promotionPercent === undefined ? undefined : (refPrice ?? undefined),
      perNightCents: nights > 1 ? pricePerNight(sellPrice, nights) * 100 : undefined,
      note: words('cards.forParty', { nights, people: adults + children + babies }),
    },
  };
}

/** Price of the stay without a quote: its lowest price, or that of the voucher. */
export function lowestPrice(
  { offer }: WeekendDetail,
  { words, locale, flow, today }: { words: CardWords; locale: Locale; flow: ProductFlow; today: string },
): PriceShown {
  const { promotionPercent, price } = offerCardProps(offer, {
    words,
    locale,
    flow,
    query: '',
    hash: '',
    today,
  });
  return { promotionPercent, tag: price ?? { priceCents: offer.sellPrice } };
}
