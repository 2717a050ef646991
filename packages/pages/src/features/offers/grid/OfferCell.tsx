import { CardCell } from '@sabadora/design-system/Card';
import type { HTMLAttributes } from 'react';

export interface OfferCellProps extends Omit<HTMLAttributes<HTMLLIElement>, 'className' | 'style'> {
  /** Whether the offers are all of one hotel: they are in one column and need no alignment with neighbours. */
  isOfHotel: boolean;
}

/** The list item around an offer's card. */
export function OfferCell({ isOfHotel, ...props }: OfferCellProps) {
  return isOfHotel ? <li {...props} /> : <CardCell as="li" {...props} />;
}
