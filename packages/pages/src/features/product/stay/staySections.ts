import type { WeekendDetail } from '@sabadora/api';
import { productSections, type ProductFlow, type ProductSection } from '@sabadora/domain';

/** The sections of a stay's page that have content, in the order of their tabs (PR-018, D-047). */
export function staySections(stay: WeekendDetail, flow: ProductFlow): ProductSection[] {
  const hasContent: Record<ProductSection, boolean> = {
    description: stay.description.length > 0 || stay.programSummary !== '',
    room: stay.room !== null,
    experience: stay.program.length > 0,
    giftExperience: stay.program.length > 0,
    gift: stay.published && stay.giftPrices !== null,
    reviews: stay.hotel.positiveReviews.length > 0,
    hotel: true,
    practicalInfo: true,
  };
  return productSections(flow, (section) => hasContent[section]);
}
