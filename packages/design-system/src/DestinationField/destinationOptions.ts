/** Kind of place of an option, which decides its icon. */
export type DestinationCategory = 'poi' | 'hotel' | 'city' | 'region' | 'others';

/** An option of the list below the field. */
export interface DestinationOption {
  /** Unique within its list. */
  id: string;
  label: string;
  /** Second line, e.g. "Region · France". */
  description?: string;
  category: DestinationCategory;
}

/** An action that the list offers before all places, only while no text is typed. */
export interface DestinationAction {
  /** E.g. "Around me". */
  label: string;
  /** The state of the action, e.g. "Looking for your position…": its second line, announced politely. */
  status?: string | undefined;
  /**
   * Called when the action is chosen. Resolves with whether there is now a destination; if so, the list closes, and
   * until then it stays open. It must not reject.
   */
  onPress: () => Promise<boolean>;
  /** Called when the visitor continues with something else; the result of the action is no longer used. */
  onCancel: () => void;
}

/** Id of the action among the options. */
const ACTION_ID = 'action';

/** Options under a common heading. */
export interface DestinationOptionGroup {
  id: 'action' | 'recents' | 'suggestions';
  /** Never empty. */
  options: readonly DestinationOption[];
}

/** Everything that the list can offer. */
export interface OfferedOptions {
  action: DestinationAction | undefined;
  recents: readonly DestinationOption[];
  suggestions: readonly DestinationOption[];
}

/** What the list offers for a text: the action and recent searches only while it is blank, then the suggestions. */
export function optionGroups(
  text: string,
  { action, recents, suggestions }: OfferedOptions,
): DestinationOptionGroup[] {
  const isBlank = text.trim() === '';
  const groups: DestinationOptionGroup[] = [
    { id: 'action', options: isBlank && action ? [optionOf(action)] : [] },
    { id: 'recents', options: isBlank ? recents : [] },
    { id: 'suggestions', options: suggestions },
  ];
  return groups.filter((group) => group.options.length > 0);
}

function optionOf({ label, status }: DestinationAction): DestinationOption {
  return { id: ACTION_ID, label, category: 'poi', ...(status !== undefined && { description: status }) };
}

/** Key of an option among all groups: a place may be both a recent search and a suggestion. */
export function optionKey(group: DestinationOptionGroup, option: DestinationOption): string {
  return `${group.id}:${option.id}`;
}
