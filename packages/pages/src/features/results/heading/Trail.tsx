import type { SearchDetails } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { useWords } from '../../../kit/words/useWords.ts';
import breadcrumbMessages from '../../frame/breadcrumb.messages.json';

export interface TrailProps {
  details: SearchDetails | undefined;
  everywhere: Everywhere;
}

/** Everything of a flow. */
export interface Everywhere {
  label: string;
  /** With a query; the links to places add theirs. */
  href: string;
  /** Stands between the home page and the places. */
  isStep: boolean;
}

/** The way from the home page to the place of the results. */
export function Trail({ details, everywhere }: TrailProps) {
  const words = useWords(breadcrumbMessages);
  const place = details?.location ?? undefined;
  return (
    <Breadcrumb
      items={[
        { label: words('chrome.breadcrumbHome'), href: '/' },
        ...(everywhere.isStep && place !== undefined
          ? [{ label: everywhere.label, href: everywhere.href }]
          : []),
        ...(details?.locationHierarchy ?? [])
          .toReversed()
          .filter(({ label }) => label !== place)
          .map(({ type, id, label }) => ({ label, href: `${everywhere.href}&${type}=${id}` })),
        { label: place ?? everywhere.label },
      ]}
    />
  );
}
