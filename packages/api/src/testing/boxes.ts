import type { BoxCardData, BoxDetail, BoxOffers } from '../schemas/boxes.ts';
import type { BoxesBlock } from '../schemas/content/gifts.ts';
import { resultOfTest, searchDetailsOfTest } from './offers.ts';

/** A gift box with a promotion. */
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

/** The full detail of a gift box with a promotion. */
export function boxDetailOfTest(code: string, changes: Partial<BoxDetail> = {}): BoxDetail {
  return {
    code,
    slug: 'spa-and-silence',
    title: 'Spa and silence',
    description: ['The noise stays outside.', 'All that is left is to choose.'],
    includedContent: ['One night for two in a double room', 'Breakfast', 'Spa access'],
    value: 11_900,
    referencePrice: 14_900,
    images: {
      main: '/images/lake/box-spaebox-1/640_360.webp',
      catalog: ['/images/lake/box-spaebox-2/640_360.webp'],
    },
    searchCriteria: { subthemas: [10] },
    offerCount: 1250,
    ...changes,
  };
}

/** A page of a box's stays, starting with hotel `from`. */
export function boxOffersOfTest(count: number, { from = 1, totalCount = count } = {}): BoxOffers {
  return {
    exactMatch: Array.from({ length: count }, (_, at) => resultOfTest(from + at)),
    searchDetails: searchDetailsOfTest(totalCount),
  };
}

/** The block of gift boxes; every box has a promotion. */
export function giftBoxesOfTest(count: number): BoxesBlock {
  return {
    title: 'Give a weekend',
    subtitle: 'One box, hundreds of stays.',
    campaign: 'boxes',
    buttonLabel: 'All gift boxes',
    buttonURL: '/boxes',
    results: Array.from({ length: count }, (_, at) => ({
      id: `${at + 1}EBOX`,
      sku: `${at + 1}EBOX`,
      handle: `box-${at + 1}`,
      title: `Box ${at + 1}`,
      image: `/images/lake/box-${at + 1}/640_360.webp`,
      includedContent: ['One night with breakfast'],
      rating: null,
      price: 14900,
      promoPrice: 11900,
      discount: 21,
      url: `/box/detail/box-${at + 1}/${at + 1}EBOX`,
      position: at + 1,
      campaign: 'boxes',
    })),
  };
}
