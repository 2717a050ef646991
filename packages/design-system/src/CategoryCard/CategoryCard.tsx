import { forwardRef } from 'react';
import { Card, CardFacts, CardPicture, tileLayout, type CardLinkProps } from '../Card/index.ts';
import type { Photo } from '../Picture/index.ts';

export interface CategoryCardProps extends CardLinkProps {
  /** The theme, destination or idea: the card's heading and link. */
  name: string;
  /** How much there is, e.g. "124 stays". */
  count?: string | undefined;
  /** A drawn landscape replaces a missing one. */
  picture?: Photo | undefined;
  /** Fetch the picture at once: for cards the page opens with. @default false (SE-184) */
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
