import { forwardRef } from 'react';
import { PhotoCarousel, type Photo } from '../PhotoCarousel/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { WishlistHeart, type WishlistHeartProps } from '../WishlistHeart/index.ts';
import { useWords } from '../words/index.ts';
import { Card, type CardProps } from './Card.tsx';

/** Whether what the card shows is saved, and how to change it. */
export type CardWishlist = Pick<WishlistHeartProps, 'isSelected' | 'onChange'>;

/** What a card of photos shows in their frame. */
export interface CardPhotosProps {
  /** With none a drawn landscape is shown; those past the first are fetched when wanted (SE-184). */
  photos: readonly Photo[];
  /** Fetch the first photo at once: for cards the page opens with. @default false (SE-184) */
  isPriority?: boolean | undefined;
  /** What a promotion takes off, in whole percent; whether it is worth showing is the caller's rule (ALG-14). */
  promotionPercent?: number | undefined;
  /** Given after mount, when it is known (SE-249); no heart without it. */
  wishlist?: CardWishlist | undefined;
}

export interface PhotoCardProps
  extends CardPhotosProps, Omit<CardProps, 'picture' | 'isPictureRaised' | 'promotion' | 'heart'> {}

/** A `Card` whose picture is photos to look through. */
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
