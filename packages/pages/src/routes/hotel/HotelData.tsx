import type { HotelDetail } from '@sabadora/api';
import { euros, hotelData, reviewsData } from '../../features/product/structuredData.ts';
import {
  addressAt,
  breadcrumbData,
  StructuredData,
  type PlaceOfPage,
} from '../../kit/document/structuredData.tsx';

export interface HotelDataProps {
  detail: HotelDetail;
  description: string;
  place: PlaceOfPage;
  /** Name of the home page, for the breadcrumb. */
  home: string;
}

/**
 * Structured data of a hotel for search engines: the hotel with its score, reviews and offers, and the breadcrumb.
 */
export function HotelData(props: HotelDataProps) {
  return <StructuredData graph={hotelGraph(props)} />;
}

/** The schema.org graph of a hotel. */
export function hotelGraph({ detail, description, place, home }: HotelDataProps): object[] {
  const { hotel, images, breadcrumb, weekends } = detail;
  const url = addressAt(place);
  const [image] = images;
  return [
    {
      ...hotelData(hotel, { url, image: image && new URL(image, url).href }),
      url,
      description,
      checkinTime: hotel.checkInOut.checkin ?? undefined,
      checkoutTime: hotel.checkInOut.checkout ?? undefined,
      petsAllowed: hotel.policy.petsAllowed,
      amenityFeature: hotel.facilities.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      ...reviewsData(hotel),
      ...(weekends.length > 0 && { makesOffer: offersData(detail, { url, place }) }),
    },
    breadcrumbData([
      { name: home, item: addressAt(place, '/') },
      // Search engines ignore the part after "#".
      ...breadcrumb.map(({ label, uri }) => ({ name: label, item: addressAt(place, uri.replace('#', '?')) })),
      { name: hotel.label, item: url },
    ]),
  ];
}

/** Aggregate of the hotel's offers: their number, lowest and highest price, and the offers shown on the page. */
function offersData(
  { weekends, offerCount }: HotelDetail,
  { url, place }: { url: string; place: PlaceOfPage },
): object {
  const prices = weekends.map(({ sellPrice }) => sellPrice);
  return {
    '@type': 'AggregateOffer',
    url,
    offerCount: Math.max(offerCount, weekends.length),
    lowPrice: euros(Math.min(...prices)),
    highPrice: euros(Math.max(...prices)),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    offers: weekends.map((offer) => ({
      '@type': 'Offer',
      name: offer.label,
      url: addressAt(place, offer.uri),
      price: euros(offer.sellPrice),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })),
  };
}
