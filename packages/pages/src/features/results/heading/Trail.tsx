import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { useWords } from '../../../kit/words/useWords.ts';
import breadcrumbMessages from '../../frame/breadcrumb.messages.json';
import { trailOf, type Everywhere, type PlaceOfTrail } from './trailOf.ts';

export interface TrailProps {
  details: PlaceOfTrail | undefined;
  everywhere: Everywhere;
}

/** Breadcrumb from the home page to the place of the results. */
export function Trail({ details, everywhere }: TrailProps) {
  const words = useWords(breadcrumbMessages);
  return <Breadcrumb items={trailOf(details, { everywhere, home: words('chrome.breadcrumbHome') })} />;
}
