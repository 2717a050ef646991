import type { HotelInFull, HotelSummary } from '@sabadora/api';

/** The score of a hotel, or of what is sold there; nothing without reviews. */
export function ratingData({ review }: Pick<HotelSummary, 'review'>): object {
  const { average, count } = review;
  if (average === null || count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      bestRating: 10,
      worstRating: 0,
      reviewCount: count,
    },
  };
}

/** The reviews that the page shows (CH-163); nothing without any. */
export function reviewsData({ positiveReviews }: Pick<HotelInFull, 'positiveReviews'>): object {
  if (positiveReviews.length === 0) return {};
  return {
    review: positiveReviews.map(({ customer, date, average, positive, locale }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: customer },
      datePublished: date,
      inLanguage: locale,
      reviewBody: positive ?? undefined,
      reviewRating: { '@type': 'Rating', ratingValue: average, bestRating: 10, worstRating: 0 },
    })),
  };
}

/** What a hotel is, where, and how good; `url` is that of the page. */
export function hotelData(hotel: HotelSummary, { url, image }: { url: string; image: string | undefined }) {
  const { location } = hotel;
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.label,
    image,
    ...(hotel.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: location.zipCode,
      addressLocality: location.label,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    ...ratingData(hotel),
  };
}

/** Whole cents as schema.org writes an amount, e.g. "298.00". */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** What is sold at one price, in stock; `cents` of euros. */
export function offerData(url: string, cents: number): object {
  return {
    '@type': 'Offer',
    url,
    price: euros(cents),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  };
}
