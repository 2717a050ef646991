import type { PriceTagProps } from '@sabadora/design-system/PriceTag';
import type { PriceLine } from '@sabadora/design-system/PriceBreakdown';
import { pricePerNight, promotion } from '@sabadora/domain';
import type { GiftProduct } from '@sabadora/hooks';
import type { Words } from '../../../kit/words/messages.ts';
import type messages from './gift.messages.json';

/** Words for the price of a gift. */
export type GiftWords = Words<typeof messages>;

type PricedGift = Pick<GiftProduct, 'nightOptions' | 'choice'> & { quote: NonNullable<GiftProduct['quote']> };

/** Total price of a gift as shown; a reduction is only shown for the usual rate (PR-112, ALG-14). */
export function giftPrice(
  { quote, nightOptions, choice }: PricedGift,
  { words, promo }: { words: GiftWords; promo: number | null },
): { promotionPercent: number | undefined; tag: PriceTagProps } {
  const { nights, sellPrice, totalPrice, shippingCost } = quote;
  const isPosted = choice.format === 'physical';
  const option = nightOptions.find((each) => each.nights === nights);
  const refPrice = option?.sellPrice === sellPrice ? option.refPrice : null;
  const promotionPercent = promotion('stay', { sellPrice, refPrice, percent: promo });
  const note =
    shippingCost === undefined ? 'gift.beforePosting' : isPosted ? 'gift.withPosting' : 'gift.forTwo';
  return {
    promotionPercent,
    tag: {
      priceCents: totalPrice,
      referenceCents:
        promotionPercent === undefined || refPrice === null ? undefined : refPrice + totalPrice - sellPrice,
      perNightCents: nights > 1 && !isPosted ? pricePerNight(sellPrice, nights) * 100 : undefined,
      note: words(note, { nights }),
    },
  };
}

/** Price lines of a gift sent by post, without the total. */
export function giftLines({ quote }: PricedGift, words: GiftWords): PriceLine[] {
  const { nights, sellPrice, extras, shippingCost } = quote;
  return [
    { label: words('gift.forTwo', { nights }), amountCents: sellPrice },
    ...extras
      .filter(({ price }) => price > 0)
      .map(({ name, price }) => ({ label: name, amountCents: price })),
    ...(shippingCost === undefined ? [] : [{ label: words('gift.posting'), amountCents: shippingCost }]),
  ];
}
