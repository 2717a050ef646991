import { forwardRef } from 'react';
import { Card, CardFacts, CardPicture, tileLayout, type CardLinkProps } from '../Card/index.ts';
import type { Photo } from '../Picture/index.ts';

export interface CategoryCardProps extends CardLinkProps {
  /** The theme, destination or idea: the card's heading and link. */
  name: string;
  /** Number of offers, e.g. "124 stays". */
  count?: string | undefined;
  /** The picture; without one, a drawn landscape is shown. */
  picture?: Photo | undefined;
  /** Whether to fetch the picture at once, for cards that are visible when the page opens. @default false (SE-184) */
  isPriority?: boolean | undefined;
}

/** A way into the catalogue: a picture that fills the card, a name and a count over its foot (CH-025, CH-029). */
export const CategoryCard = forwardRef<HTMLElement, CategoryCardProps>(function CategoryCard(
  { count, picture, isPriority, ...frame },
  ref,
) {
  return (
    <Card
      {...frame}
      ref={ref}
      layout={tileLayout}
      picture={<CardPicture photo={picture} isPriority={isPriority} />}
    >
      <CardFacts tone="muted" facts={[count]} />
    </Card>
  );
});
