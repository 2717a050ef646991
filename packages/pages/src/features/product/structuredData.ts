import type { HotelInFull, HotelSummary } from '@sabadora/api';

/** Aggregate rating of a hotel, or of what is sold there; empty without reviews. */
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

/** Data of the reviews shown on the page (CH-163); empty without reviews. */
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

/**
 * Data of a hotel, its place and its rating.
 *
 * @param url Address of the page.
 */
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

/** Formats cents as an amount for schema.org, e.g. "298.00". */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Data of an offer with one price, in stock.
 *
 * @param cents Price in cents of euros.
 */
export function offerData(url: string, cents: number): object {
  return {
    '@type': 'Offer',
    url,
    price: euros(cents),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
  };
}
