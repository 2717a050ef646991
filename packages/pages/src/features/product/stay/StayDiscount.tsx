import { announcedDiscount } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { DiscountCode } from './lateParts.ts';
import type { StayPage } from './useStayPage.ts';

/** Discount code of the stay, for visitors of its experiment, and never in gifting (PR-023, D-041). */
export function StayDiscount({ page: { detail, flow } }: { page: StayPage }) {
  const { switches } = useShared();
  const discount = announcedDiscount([detail.offer], flow, switches.experiments);
  return discount ? <DiscountCode code={discount.code} percent={discount.value} /> : null;
}
