import type { WeekendDetail } from '@sabadora/api';

export interface StayDataProps {
  stay: WeekendDetail;
  description: string;
  /** Of the market, e.g. "https://fr.sabadora.example". */
  origin: string;
  path: string;
  /** Name of the home page. */
  home: string;
}

/** What search engines read of a stay: product and offer, hotel with its score, breadcrumb (schema.org as JSON-LD). */
export function StayData(props: StayDataProps) {
  return (
    <script
      type="application/ld+json"
      // Data, not code, and what could end the element is escaped. React would escape quotes, which a script does not read back.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(stayData(props)).replaceAll('<', '\\u003c') }}
    />
  );
}

/** The graph of a stay by schema.org. */
export function stayData({ stay, description, origin, path, home }: StayDataProps): object {
  const { offer, images, hotel } = stay;
  const { location, review } = hotel;
  const url = origin + path;
  const pictures = images.map((image) => new URL(image, origin).href);
  const rating = review.average !== null &&
    review.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: review.average,
        bestRating: 10,
        worstRating: 0,
        reviewCount: review.count,
      },
    };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': `${url}#product`,
        name: offer.label,
        description,
        image: pictures,
        url,
        brand: { '@id': `${url}#hotel` },
        ...rating,
        offers: {
          '@type': 'Offer',
          url,
          price: (offer.sellPrice / 100).toFixed(2),
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        },
      },
      {
        '@type': 'Hotel',
        '@id': `${url}#hotel`,
        name: hotel.label,
        image: pictures[0],
        ...(hotel.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
        address: {
          '@type': 'PostalAddress',
          streetAddress: location.address,
          postalCode: location.zipCode,
          addressLocality: location.label,
        },
        geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
        ...rating,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: home, item: `${origin}/` },
          { name: offer.label, item: url },
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  };
}
