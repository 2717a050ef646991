import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationStatusProps {
  combobox: DestinationCombobox;
  isLoading: boolean;
  /** What comes of the list's action. */
  actionStatus: string | undefined;
  words: DestinationFieldWords;
}

/** Says politely what the list holds, for whoever does not see it. There before it has anything to say. */
export function DestinationStatus(props: DestinationStatusProps) {
  return <output className={visuallyHidden}>{messageFor(props)}</output>;
}

function messageFor({ combobox, isLoading, actionStatus, words }: DestinationStatusProps): string {
  const { panel, groups } = combobox;
  if (panel === 'closed') return '';
  if (actionStatus !== undefined && groups[0]?.id === 'action') return actionStatus;
  if (isLoading) return words.loading;
  if (panel === 'noResults') return words.noResults;
  const places = groups.filter(({ id }) => id !== 'action');
  return places.length === 0 ? '' : words.count(places.reduce((sum, { options }) => sum + options.length, 0));
}
