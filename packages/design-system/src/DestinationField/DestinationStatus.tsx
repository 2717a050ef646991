import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationStatusProps {
  combobox: DestinationCombobox;
  isLoading: boolean;
  words: DestinationFieldWords;
}

/** Says politely what the list holds, for whoever does not see it. There before it has anything to say. */
export function DestinationStatus({ combobox, isLoading, words }: DestinationStatusProps) {
  return <output className={visuallyHidden}>{messageFor(combobox, isLoading, words)}</output>;
}

function messageFor(
  { panel, groups }: DestinationCombobox,
  isLoading: boolean,
  words: DestinationFieldWords,
): string {
  if (panel === 'closed') return '';
  if (isLoading) return words.loading;
  if (panel === 'noResults') return words.noResults;
  return words.count(groups.reduce((sum, group) => sum + group.options.length, 0));
}
