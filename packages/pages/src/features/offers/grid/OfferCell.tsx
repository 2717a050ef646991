import { CardCell } from '@sabadora/design-system/Card';
import type { HTMLAttributes } from 'react';

export interface OfferCellProps extends Omit<HTMLAttributes<HTMLLIElement>, 'className' | 'style'> {
  /** The offers of one hotel are below one another and have no neighbours to be aligned with. */
  isOfHotel: boolean;
}

/** The list item around an offer's card. */
export function OfferCell({ isOfHotel, ...props }: OfferCellProps) {
  return isOfHotel ? <li {...props} /> : <CardCell as="li" {...props} />;
}
