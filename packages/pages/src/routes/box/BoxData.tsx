import type { BoxDetail } from '@sabadora/api';
import { offerData } from '../../features/product/structuredData.ts';
import { breadcrumbData, StructuredData } from '../../kit/document/structuredData.tsx';

export interface BoxDataProps {
  detail: BoxDetail;
  description: string;
  /** Of the market, e.g. "https://fr.sabadora.example". */
  origin: string;
  path: string;
  /** Name of the home page. */
  home: string;
  /** Name of the list of boxes. */
  all: string;
}

/** What search engines read of a box: product, offer, breadcrumb. */
export function BoxData({ detail, description, origin, path, home, all }: BoxDataProps) {
  const { title, images, value, offerCount } = detail;
  const url = origin + path;
  return (
    <StructuredData
      graph={[
        {
          '@type': 'Product',
          '@id': `${url}#product`,
          name: title,
          description,
          image: [images.main, ...images.catalog].map((image) => new URL(image, origin).href),
          url,
          offers: offerData(url, value),
          // Stays to choose from.
          additionalProperty: { '@type': 'PropertyValue', propertyID: 'offerCount', value: offerCount },
        },
        breadcrumbData([
          { name: home, item: `${origin}/` },
          { name: all, item: `${origin}/boxes` },
          { name: title, item: url },
        ]),
      ]}
    />
  );
}
