import type {
  GiftExtras,
  GiftPrices,
  GiftShippingCost,
  PhysicalExtraData,
  WeekendDetail,
} from '@sabadora/api';
import {
  giftCheckoutHref,
  giftQuote,
  giftRates,
  readGiftChoice,
  writeGiftChoice,
  type GiftChoice,
  type GiftQuote,
} from '@sabadora/domain';
import { useCallback, useMemo } from 'react';
import { fromHref } from '../address/location.ts';
import { useHashPatch } from '../address/useHashPatch.ts';
import { useSearchAddress } from '../address/useSearchAddress.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { stayItem } from '../tracking/productItem.ts';
import { trackAddToCart } from '../tracking/trackAddToCart.ts';
import { useGiftExtras } from './useGiftExtras.ts';
import { useShippingCost, type ShippingCostState } from './useShippingCost.ts';

/** One rate of a gift, with the gateway's prices. */
export type GiftRateData = GiftPrices['sellPrices'][number];

export interface GiftProductProps {
  /** The offer as the server read it in the gifting flow; its `giftPrices` are null when it cannot be given. */
  detail: Pick<WeekendDetail, 'offer' | 'giftPrices' | 'published'>;
  /** Whether gifts are posted at all; if not, nothing is requested for them (PR-115). */
  isPhysicalOn: boolean;
  /** Whether this is customer care, which chooses between rates (SE-259). @default false */
  isCare?: boolean;
  /** Shipping cost and extras as the server loaded them. */
  initial?: { shipping?: GiftShippingCost | undefined; extras?: GiftExtras | undefined };
}

/** A stay as a gift: the choice, its price, and the way to the checkout. */
export interface GiftProduct {
  /** False while the hash is unknown: on the server and in the first render in the browser. */
  isReady: boolean;
  /** The choice in the address; its format is digital where gifts are not posted. */
  choice: GiftChoice;
  /** Price of the gift; undefined when the stay cannot be given. */
  quote: GiftQuote<GiftRateData, PhysicalExtraData> | undefined;
  /** Night counts that have a price, ascending (D-168). */
  nightOptions: GiftPrices['nightOptions'];
  /** Rates to choose from; visitors get one (SE-259). */
  rates: readonly GiftRateData[];
  shipping: ShippingCostState;
  /** False when the feature is off or the shipping cost could not be loaded (PR-115). */
  isPhysicalOffered: boolean;
  /** Sleeves and extras of a posted gift. */
  extras: GiftExtras['groups'];
  /** Requests the extras again; undefined unless their request failed. The gift can be given without them. */
  retryExtras: (() => void) | undefined;
  /** Changes parts of the choice in the address (PR-117, PR-118). */
  choose: (change: Partial<GiftChoice>) => void;
  /** Address of the checkout; undefined when the stay cannot be given. */
  checkoutHref: string | undefined;
  /** Tracks the gift and goes to the checkout (PR-121). */
  start: () => void;
}

/**
 * A stay as a gift, on its own page or on the stay's page; the choice is in the hash (PR-113…PR-121).
 *
 * Prices are whole cents. When the shipping cost cannot be loaded, the gift is digital (PR-115). It can be given
 * without extras.
 */
export function useGiftProduct({
  detail: { offer, giftPrices, published },
  isPhysicalOn,
  isCare = false,
  initial = {},
}: GiftProductProps): GiftProduct {
  const { location, track, now } = useSabadora();
  const { address, isReady } = useSearchAddress();
  const patch = useHashPatch();
  const canPost = isPhysicalOn && published && giftPrices !== null;
  const shipping = useShippingCost({ isEnabled: canPost, initial: initial.shipping });
  const isPhysicalOffered = canPost && shipping.error === undefined;
  const { groups: extras, retry: retryExtras } = useGiftExtras({
    isEnabled: isPhysicalOffered,
    initial: initial.extras,
  });

  const wanted = useMemo(() => readGiftChoice(address, now), [address, now]);
  const rates = useMemo(() => giftRates(giftPrices?.sellPrices ?? [], { isCare }), [giftPrices, isCare]);
  const choice = useMemo<GiftChoice>(
    () => (isPhysicalOffered ? wanted : { ...wanted, format: 'digital' }),
    [wanted, isPhysicalOffered],
  );
  const nightOptions = useMemo(
    () => giftPrices?.nightOptions.filter(({ sellPrice }) => sellPrice > 0) ?? [],
    [giftPrices],
  );
  const quote = useMemo(
    () =>
      published ? giftQuote({ choice, nightOptions, rates, extras, shipping: shipping.cost }) : undefined,
    [published, choice, nightOptions, rates, extras, shipping.cost],
  );

  const choose = useCallback(
    (change: Partial<GiftChoice>) =>
      patch((hash) => writeGiftChoice({ ...readGiftChoice({ query: address.query, hash }, now), ...change })),
    [patch, address.query, now],
  );

  const checkoutHref = useMemo(() => {
    if (!quote) return undefined;
    const { nights, rate, totalPrice, shippingCost } = quote;
    const isPosted = choice.format === 'physical';
    const isSleeve = ({ id }: { id: string }) =>
      extras.some(({ selection, items }) => selection === 'single' && items.some((item) => item.id === id));
    return giftCheckoutHref({
      offerId: offer.id,
      giftNights: nights,
      giftFormat: choice.format,
      bucket: rate.value,
      ...(isPosted && {
        sleeves: quote.extras.find(isSleeve)?.id,
        extras: quote.extras.filter((extra) => !isSleeve(extra)).map(({ id }) => id),
      }),
      // Without the shipping cost the total is incomplete, so it is not sent as the price that the visitor saw.
      ...(shippingCost !== undefined && { price: totalPrice }),
    });
  }, [quote, choice.format, extras, offer.id]);

  const start = useCallback(() => {
    if (checkoutHref === undefined || !quote) return;
    const value = quote.totalPrice / 100;
    trackAddToCart({ track, location }, { item: { ...stayItem(offer), price: value }, value, checkoutHref });
    location.assign(fromHref(checkoutHref));
  }, [checkoutHref, quote, offer, track, location]);

  return {
    isReady,
    choice,
    quote,
    nightOptions,
    rates,
    shipping,
    isPhysicalOffered,
    extras,
    retryExtras,
    choose,
    checkoutHref,
    start,
  };
}
