export { besideLayout } from './besideLayout.css.ts';
export { Card, type CardActionProps, type CardLinkProps, type CardProps } from './Card.tsx';
export { CardCell, type CardCellProps } from './CardCell.tsx';
export { CardPicture, type CardPictureProps } from './CardPicture.tsx';
export { CardSkeleton, type CardSkeletonProps } from './CardSkeleton.tsx';
export {
  CardFacts,
  type CardFactsProps,
  CardLine,
  CardScore,
  type CardScoreProps,
  CardText,
  type CardTextProps,
} from './CardText.tsx';
export { PhotoCard, type CardPhotosProps, type CardWishlist, type PhotoCardProps } from './PhotoCard.tsx';
export { rowLayout } from './rowLayout.css.ts';
export { tileLayout } from './tileLayout.css.ts';
export type { CardWords } from './words.ts';
