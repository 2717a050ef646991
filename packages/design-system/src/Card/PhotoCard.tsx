import { forwardRef } from 'react';
import { PhotoCarousel, type Photo } from '../PhotoCarousel/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { WishlistHeart, type WishlistHeartProps } from '../WishlistHeart/index.ts';
import { useWords } from '../words/index.ts';
import { Card, type CardProps } from './Card.tsx';

/** Whether the card's item is in the wishlist, and how to change that. */
export type CardWishlist = Pick<WishlistHeartProps, 'isSelected' | 'onChange'>;

/** Props of a card's photos and of what lies over them. */
export interface CardPhotosProps {
  /** Without any, a drawn landscape is shown; photos after the first are fetched on demand (SE-184). */
  photos: readonly Photo[];
  /** Whether to fetch the first photo at once, for cards visible when the page opens. @default false (SE-184) */
  isPriority?: boolean | undefined;
  /** Discount of a promotion, in whole percent; the caller decides whether to show it (ALG-14). */
  promotionPercent?: number | undefined;
  /** State of the heart; pass it after mount, when it is known (SE-249). Without it there is no heart. */
  wishlist?: CardWishlist | undefined;
}

export interface PhotoCardProps
  extends CardPhotosProps, Omit<CardProps, 'picture' | 'isPictureRaised' | 'promotion' | 'heart'> {}

/** A `Card` with a carousel of photos as its picture. */
export const PhotoCard = forwardRef<HTMLElement, PhotoCardProps>(function PhotoCard(
  { photos, isPriority, promotionPercent, wishlist, ...card },
  ref,
) {
  const { name, href, onClick } = card;
  const label = useWords('Card').photosOf(name);
  return (
    <Card
      {...card}
      ref={ref}
      isPictureRaised
      picture={
        <PhotoCarousel label={label} photos={photos} href={href} onClick={onClick} isPriority={isPriority} />
      }
      promotion={promotionPercent !== undefined && <PromoBadge percent={promotionPercent} />}
      heart={wishlist && <WishlistHeart itemName={name} {...wishlist} />}
    />
  );
});
