import type { WeekendDetail } from '@sabadora/api';
import { euros, hotelData, ratingData, reviewsData } from '../structuredData.ts';
import {
  addressAt,
  breadcrumbData,
  StructuredData,
  type PlaceOfPage,
} from '../../../kit/document/structuredData.tsx';

export interface StayDataProps {
  stay: WeekendDetail;
  /** Cents: what it can be had for, where that is not the price of its card; the lowest first. */
  prices?: readonly number[];
  description: string;
  place: PlaceOfPage;
  /** Name of the home page. */
  home: string;
}

/** What search engines read of a stay: product and offer, hotel with its score, breadcrumb. */
export function StayData(props: StayDataProps) {
  return <StructuredData graph={stayGraph(props)} />;
}

/** The graph of a stay by schema.org. */
export function stayGraph({ stay, description, place, home, prices }: StayDataProps): object[] {
  const { offer, images, hotel } = stay;
  const [lowest = offer.sellPrice, ...others] = prices ?? [];
  const url = addressAt(place);
  const pictures = images.map((image) => new URL(image, url).href);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: offer.label,
      description,
      image: pictures,
      url,
      brand: { '@id': `${url}#hotel` },
      ...ratingData(hotel),
      ...reviewsData(hotel),
      offers: {
        url,
        ...(others.length === 0
          ? { '@type': 'Offer', price: euros(lowest) }
          : {
              '@type': 'AggregateOffer',
              lowPrice: euros(lowest),
              highPrice: euros(others.at(-1) ?? lowest),
              offerCount: others.length + 1,
            }),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
      },
    },
    hotelData(hotel, { url, image: pictures[0] }),
    breadcrumbData([
      { name: home, item: addressAt(place, '/') },
      { name: offer.label, item: url },
    ]),
  ];
}
