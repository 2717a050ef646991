import { OfferButton } from '../../gift/lateParts.ts';
import type { StayPage } from '../useStayPage.ts';
import { BookButton } from './BookButton.tsx';

/** What the bar beside the panel offers to do: the same as the panel. */
export function BarAction({ page }: { page: StayPage }) {
  return page.gift ? <OfferButton facts={page.gift} /> : <BookButton page={page} size="medium" isWide />;
}
