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

/** Says politely what the list holds, and on Apple's devices the option that the keys have reached, for whoever does not see it. There before it has anything to say. */
export function DestinationStatus(props: DestinationStatusProps) {
  return <output className={visuallyHidden}>{messageFor(props)}</output>;
}

function messageFor({ combobox, isLoading, actionStatus, words }: DestinationStatusProps): string {
  const { panel, groups, activeOption } = combobox;
  if (panel === 'closed') return '';
  // VoiceOver often reads nothing of an option that is reached while the focus stays in the input.
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
