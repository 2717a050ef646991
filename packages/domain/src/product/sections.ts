import type { ProductFlow } from '../search/flow.ts';

/** Sections of a stay's page, in the order of their tabs (PR-018). */
export const PRODUCT_SECTIONS = [
  'description',
  'room',
  'experience',
  'giftExperience',
  'gift',
  'reviews',
  'hotel',
  'practicalInfo',
] as const;
/** A section of a product page: one of `PRODUCT_SECTIONS`. */
export type ProductSection = (typeof PRODUCT_SECTIONS)[number];

/** Sections of one flow only: 'Experience' in booking, 'The experience' and 'The gift' in gifting (D-047). */
const FLOW_OF: Partial<Record<ProductSection, ProductFlow>> = {
  experience: 'booking',
  giftExperience: 'gifting',
  gift: 'gifting',
};

/** Tabs of a stay's page, in order: the flow's sections that have content (PR-018, D-047). */
export function productSections(
  flow: ProductFlow,
  hasContent: (section: ProductSection) => boolean,
): ProductSection[] {
  return PRODUCT_SECTIONS.filter((section) => (FLOW_OF[section] ?? flow) === flow && hasContent(section));
}
