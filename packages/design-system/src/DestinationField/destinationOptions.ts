/** What kind of place an option is; chooses its icon. */
export type DestinationCategory = 'poi' | 'hotel' | 'city' | 'region' | 'others';

export interface DestinationOption {
  /** Unique within its list. */
  id: string;
  label: string;
  /** Second line, e.g. "Region · France". */
  description?: string;
  category: DestinationCategory;
}

export interface DestinationOptionGroup {
  id: 'recents' | 'suggestions';
  /** Never empty. */
  options: readonly DestinationOption[];
}

/** What the list offers for a text: recent searches only while it is blank, then the suggestions. */
export function optionGroups(
  text: string,
  recents: readonly DestinationOption[],
  suggestions: readonly DestinationOption[],
): DestinationOptionGroup[] {
  const groups: DestinationOptionGroup[] = [
    { id: 'recents', options: text.trim() === '' ? recents : [] },
    { id: 'suggestions', options: suggestions },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** Names an option among all groups: a place may be both a recent search and a suggestion. */
export function optionKey(group: DestinationOptionGroup, option: DestinationOption): string {
  return `${group.id}:${option.id}`;
}
