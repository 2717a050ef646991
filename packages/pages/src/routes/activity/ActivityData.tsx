import type { ActivityDetail } from '@sabadora/api';
import { activityQuote } from '@sabadora/domain';
import { offerData } from '../../features/product/structuredData.ts';
import { breadcrumbData, StructuredData } from '../../kit/document/structuredData.tsx';

export interface ActivityDataProps {
  detail: ActivityDetail;
  description: string;
  /** Of the market, e.g. "https://fr.sabadora.example". */
  origin: string;
  path: string;
  /** Name of the home page. */
  home: string;
}

/** What search engines read of an activity: product, the price of a pair, breadcrumb. */
export function ActivityData(props: ActivityDataProps) {
  return <StructuredData graph={activityGraph(props)} />;
}

/** The graph of an activity by schema.org. */
export function activityGraph({ detail, description, origin, path, home }: ActivityDataProps): object[] {
  const { activity, breadCrumb } = detail;
  const url = origin + path;
  const quote = activityQuote(activity.prices);
  const town = breadCrumb.at(-1);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: activity.label,
      description,
      image: activity.images.map((image) => new URL(image, origin).href),
      url,
      ...(quote && { offers: offerData(url, quote.total) }),
    },
    breadcrumbData([
      { name: home, item: `${origin}/` },
      ...(town ? [{ name: town.label, item: origin + town.uri }] : []),
      { name: activity.label, item: url },
    ]),
  ];
}
