import { forwardRef } from 'react';
import { Card, CardPicture, CardText, rowLayout, type CardLinkProps } from '../Card/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import type { Photo } from '../Picture/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { useWords } from '../words/index.ts';
import type { RecentlyViewedCardWords } from './words.ts';

export interface RecentlyViewedCardProps extends CardLinkProps {
  /** Kind of item that was viewed (PR-182). */
  type: 'STAY' | 'ACTIVITY';
  /** Name of the item: the card's heading and link. */
  name: string;
  /** Hotel of the item. */
  hotel?: { name: string; stars?: number | undefined } | undefined;
  /** Picture; without it a drawn landscape is shown. */
  picture?: Photo | undefined;
  /** Discount of a promotion, in whole percent; the caller decides which promotions to show (ALG-14). */
  promotionPercent?: number | undefined;
  /** Price at the time of viewing; `note` contains the number of nights. */
  price?: Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'isFrom' | 'note'> | undefined;
  /** Reason why the item is not available now, e.g. "Sold out"; replaces promotion and price. */
  unavailable?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<RecentlyViewedCardWords> | undefined;
}

/** A small card of a recently viewed item: thumbnail, kind, name, hotel and price (PR-182). */
export const RecentlyViewedCard = forwardRef<HTMLElement, RecentlyViewedCardProps>(
  function RecentlyViewedCard(
    { type, hotel, picture, promotionPercent, price, words: overrides, ...frame },
    ref,
  ) {
    const words = useWords('RecentlyViewedCard', overrides);
    return (
      <Card
        {...frame}
        ref={ref}
        layout={rowLayout}
        aboveName={<CardText tone="small">{type === 'STAY' ? words.stay : words.activity}</CardText>}
        picture={<CardPicture photo={picture} />}
        promotion={promotionPercent !== undefined && <PromoBadge percent={promotionPercent} />}
        price={price && <PriceTag {...price} size="small" />}
      >
        {hotel && (
          <CardText tone="muted">
            {hotel.name} {hotel.stars !== undefined && <HotelStars count={hotel.stars} />}
          </CardText>
        )}
      </Card>
    );
  },
);
