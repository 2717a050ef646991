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
  /** The hotel's class. */
  stars?: number | undefined;
  /** Where it is, e.g. "Cabourg, Normandy". */
  place?: string | undefined;
  /** How far it is, in whole kilometres, e.g. "3 km away" (SE-209). */
  distance?: string | undefined;
  /** A drawn landscape replaces a missing one. */
  picture?: Photo | undefined;
  /** Fetch the picture at once: for cards the page opens with. @default false (SE-184) */
  isPriority?: boolean | undefined;
  /** What visitors thought of it; without it the line is left out. */
  score?: ReviewScoreProps | undefined;
  /** How many offers there are to choose from, e.g. "4 offers". */
  offers?: string | undefined;
  /** The lowest price of its offers. */
  price?:
    | Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'perNightCents' | 'isFrom' | 'note'>
    | undefined;
  /** Given after mount, when it is known (SE-249); no heart without it. */
  wishlist?: CardWishlist | undefined;
  /** Instead of "See hotel". */
  actionLabel?: string | undefined;
  /** Replaces words of its own. */
  words?: Partial<HotelCardWords> | undefined;
}

/**
 * A hotel rather than one of its offers, e.g. in the carousel of nearby hotels (PR-053). One picture: photos that are
 * dragged inside a carousel that is dragged would fight over the finger. The results of a search for one hotel are its
 * offers: each an `OfferCard` with the view `hotel`.
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
