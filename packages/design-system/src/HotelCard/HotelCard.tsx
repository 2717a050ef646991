import { forwardRef } from 'react';
import {
  Card,
  CardFacts,
  CardPicture,
  CardScore,
  CardText,
  type CardActionProps,
  type CardWishlist,
} from '../Card/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import type { Photo } from '../Picture/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import type { ReviewScoreProps } from '../ReviewScore/index.ts';
import { WishlistHeart } from '../WishlistHeart/index.ts';
import { useWords } from '../words/index.ts';
import type { HotelCardWords } from './words.ts';

export interface HotelCardProps extends CardActionProps {
  /** The hotel's name: the card's heading and link. */
  name: string;
  /** Number of the hotel's stars. */
  stars?: number | undefined;
  /** Where it is, e.g. "Cabourg, Normandy". */
  place?: string | undefined;
  /** Distance in whole kilometres, e.g. "3 km away" (SE-209). */
  distance?: string | undefined;
  /** The picture; without one, a drawn landscape is shown. */
  picture?: Photo | undefined;
  /** Whether to fetch the picture at once, for cards that are visible when the page opens. @default false (SE-184) */
  isPriority?: boolean | undefined;
  /** The visitors' score; without it the line is left out. */
  score?: ReviewScoreProps | undefined;
  /** Number of offers, e.g. "4 offers". */
  offers?: string | undefined;
  /** The lowest price of its offers. */
  price?:
    | Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>
    | undefined;
  /** State of the heart; pass it after mount, when it is known (SE-249). Without it there is no heart. */
  wishlist?: CardWishlist | undefined;
  /** Text of the call to action, in place of "See hotel". */
  actionLabel?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<HotelCardWords> | undefined;
}

/**
 * A hotel rather than one of its offers, e.g. in the carousel of nearby hotels (PR-053). It has one picture, because
 * photos to drag inside a carousel that is dragged itself would conflict. The results of a search for one hotel are
 * its offers; each is an `OfferCard` with the view `hotel`.
 */
export const HotelCard = forwardRef<HTMLElement, HotelCardProps>(function HotelCard(
  { stars, place, distance, picture, isPriority, score, offers, price, wishlist, words: overrides, ...card },
  ref,
) {
  const words = useWords('HotelCard', overrides);
  const { actionLabel = words.seeHotel, ...frame } = card;
  return (
    <Card
      {...frame}
      ref={ref}
      aboveName={<CardFacts tone="small" facts={[place, distance]} />}
      nameEnd={stars !== undefined && <HotelStars count={stars} />}
      picture={<CardPicture photo={picture} isPriority={isPriority} />}
      heart={wishlist && <WishlistHeart itemName={frame.name} {...wishlist} />}
      action={actionLabel}
      price={price && <PriceTag {...price} />}
    >
      <CardScore score={score} />
      {offers && <CardText tone="muted">{offers}</CardText>}
    </Card>
  );
});
