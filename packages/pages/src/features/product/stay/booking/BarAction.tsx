import { OfferButton } from '../../gift/lateParts.ts';
import type { StayPage } from '../useStayPage.ts';
import { BookButton } from './BookButton.tsx';

/** Action of the sticky bar: the same as the panel's. */
export function BarAction({ page }: { page: StayPage }) {
  return page.gift ? <OfferButton facts={page.gift} /> : <BookButton page={page} size="medium" isWide />;
}
