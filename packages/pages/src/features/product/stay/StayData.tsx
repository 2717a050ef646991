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
  /** Prices in cents, lowest first, if they differ from the price of its card. */
  prices?: readonly number[];
  description: string;
  place: PlaceOfPage;
  /** Name of the home page, for the breadcrumb. */
  home: string;
}

/** Structured data of a stay for search engines: product and offer, hotel with its score, breadcrumb. */
export function StayData(props: StayDataProps) {
  return <StructuredData graph={stayGraph(props)} />;
}

/** The schema.org graph of a stay. */
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
