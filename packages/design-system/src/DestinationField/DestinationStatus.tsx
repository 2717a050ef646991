import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import type { DestinationCombobox } from './useDestinationCombobox.ts';
import type { DestinationFieldWords } from './words.ts';

interface DestinationStatusProps {
  combobox: DestinationCombobox;
  isLoading: boolean;
  /** The status of the list's action. */
  actionStatus: string | undefined;
  words: DestinationFieldWords;
}

/**
 * The live region for the content of the list and, on Apple devices, the option that the keys have reached. It is in
 * the page before its first message.
 */
export function DestinationStatus(props: DestinationStatusProps) {
  return <output className={visuallyHidden}>{messageFor(props)}</output>;
}

function messageFor({ combobox, isLoading, actionStatus, words }: DestinationStatusProps): string {
  const { panel, groups, activeOption } = combobox;
  if (panel === 'closed') return '';
  // VoiceOver often does not read an option that becomes active while the focus stays in the input.
  if (activeOption && isApple())
    return [activeOption.label, activeOption.description].filter(Boolean).join(', ');
  if (actionStatus !== undefined && groups[0]?.id === 'action') return actionStatus;
  if (isLoading) return words.loading;
  if (panel === 'noResults') return words.noResults;
  const places = groups.filter(({ id }) => id !== 'action');
  return places.length === 0 ? '' : words.count(places.reduce((sum, { options }) => sum + options.length, 0));
}

function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
