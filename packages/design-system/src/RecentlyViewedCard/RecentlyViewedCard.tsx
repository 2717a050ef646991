import { forwardRef } from 'react';
import { Card, CardPicture, CardText, rowLayout, type CardLinkProps } from '../Card/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import type { Photo } from '../Picture/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { useWords } from '../words/index.ts';
import type { RecentlyViewedCardWords } from './words.ts';

export interface RecentlyViewedCardProps extends CardLinkProps {
  /** What was looked at (PR-182). */
  type: 'STAY' | 'ACTIVITY';
  /** Its label: the card's heading and link. */
  name: string;
  /** The hotel it belongs to. */
  hotel?: { name: string; stars?: number | undefined } | undefined;
  /** A drawn landscape replaces a missing one. */
  picture?: Photo | undefined;
  /** What a promotion takes off, in whole percent; whether it is worth showing is the caller's rule (ALG-14). */
  promotionPercent?: number | undefined;
  /** The price when it was looked at; `note` says for how many nights. */
  price?: Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'isFrom' | 'note'> | undefined;
  /** Why it cannot be had now, e.g. "Sold out": in place of promotion and price. */
  unavailable?: string | undefined;
  /** Replaces words of its own. */
  words?: Partial<RecentlyViewedCardWords> | undefined;
}

/** Something the visitor looked at before, small: a thumbnail, what it is, its name and hotel, its price (PR-182). */
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
