import type { SearchDetails } from '@sabadora/api';
import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { useWords } from '../words/PageWords.tsx';

export interface TrailProps {
  details: SearchDetails | undefined;
  /** Everything of this flow, with a query; the links add a place. */
  everywhere: { label: string; href: string };
}

/** The way from the home page to the place of the results. */
export function Trail({ details, everywhere }: TrailProps) {
  const words = useWords();
  const place = details?.location ?? undefined;
  return (
    <Breadcrumb
      items={[
        { label: words('chrome.breadcrumbHome'), href: '/' },
        ...(details?.locationHierarchy ?? [])
          .toReversed()
          .filter(({ label }) => label !== place)
          .map(({ type, id, label }) => ({ label, href: `${everywhere.href}&${type}=${id}` })),
        { label: place ?? everywhere.label },
      ]}
    />
  );
}
