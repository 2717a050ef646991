import type { ActivityDetail } from '@sabadora/api';
import { activityQuote } from '@sabadora/domain';
import { offerData } from '../../features/product/structuredData.ts';
import {
  addressAt,
  breadcrumbData,
  StructuredData,
  type PlaceOfPage,
} from '../../kit/document/structuredData.tsx';

export interface ActivityDataProps {
  detail: ActivityDetail;
  description: string;
  place: PlaceOfPage;
  /** Name of the home page, for the breadcrumb. */
  home: string;
}

/** Structured data of an activity for search engines: product, price for two people, breadcrumb. */
export function ActivityData(props: ActivityDataProps) {
  return <StructuredData graph={activityGraph(props)} />;
}

/** The schema.org graph of an activity. */
export function activityGraph({ detail, description, place, home }: ActivityDataProps): object[] {
  const { activity, breadCrumb } = detail;
  const url = addressAt(place);
  const quote = activityQuote(activity.prices);
  const town = breadCrumb.at(-1);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: activity.label,
      description,
      image: activity.images.map((image) => new URL(image, url).href),
      url,
      ...(quote && { offers: offerData(url, quote.total) }),
    },
    breadcrumbData([
      { name: home, item: addressAt(place, '/') },
      ...(town ? [{ name: town.label, item: addressAt(place, town.uri.replace('#', '?')) }] : []),
      { name: activity.label, item: url },
    ]),
  ];
}
