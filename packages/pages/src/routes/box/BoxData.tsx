import type { BoxDetail } from '@sabadora/api';
import { offerData } from '../../features/product/structuredData.ts';
import {
  addressAt,
  breadcrumbData,
  StructuredData,
  type PlaceOfPage,
} from '../../kit/document/structuredData.tsx';

export interface BoxDataProps {
  detail: BoxDetail;
  description: string;
  place: PlaceOfPage;
  /** Name of the home page, for the breadcrumb. */
  home: string;
  /** Name of the list of boxes, for the breadcrumb. */
  all: string;
}

/** Structured data of a box for search engines: product, offer, breadcrumb. */
export function BoxData({ detail, description, place, home, all }: BoxDataProps) {
  const { title, images, value, offerCount } = detail;
  const url = addressAt(place);
  return (
    <StructuredData
      graph={[
        {
          '@type': 'Product',
          '@id': `${url}#product`,
          name: title,
          description,
          image: [images.main, ...images.catalog].map((image) => new URL(image, url).href),
          url,
          offers: offerData(url, value),
          // Number of stays to choose from.
          additionalProperty: { '@type': 'PropertyValue', propertyID: 'offerCount', value: offerCount },
        },
        breadcrumbData([
          { name: home, item: addressAt(place, '/') },
          { name: all, item: addressAt(place, '/boxes') },
          { name: title, item: url },
        ]),
      ]}
    />
  );
}
