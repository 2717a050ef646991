import type { BoxCardData } from '../schemas/boxes.ts';

/** A gift box, cheaper than usual. */
export function boxOfTest(code: string, changes: Partial<BoxCardData> = {}): BoxCardData {
  return {
    code,
    title: `Box ${code}`,
    includedContent: ['One night with breakfast', 'A bottle of bubbles on arrival'],
    price: { sellPrice: 11900, refPrice: 14900 },
    images: [`/images/lake/${code}/640_360.webp`],
    slug: code.toLowerCase(),
    offerCount: 1250,
    ...changes,
  };
}
