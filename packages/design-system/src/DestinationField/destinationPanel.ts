import { optionKey, type DestinationOptionGroup } from './destinationOptions.ts';

/** What the panel under the input shows. */
export type DestinationPanel = 'closed' | 'options' | 'loading' | 'noResults';

/** The content of an open list's panel. */
export function panelFor(
  groups: readonly DestinationOptionGroup[],
  isBlank: boolean,
  isLoading: boolean,
  isKnown: boolean,
): DestinationPanel {
  if (groups.length > 0) return 'options';
  if (isBlank) return 'closed';
  if (isLoading) return 'loading';
  return isKnown ? 'noResults' : 'closed';
}

/** The option that the keys have reached, if it is still there. */
export function findActive(groups: readonly DestinationOptionGroup[], activeKey: string | undefined) {
  if (activeKey === undefined) return undefined;
  for (const group of groups) {
    const place = group.options.findIndex((candidate) => optionKey(group, candidate) === activeKey);
    const option = group.options[place];
    if (option) return { group, option, place };
  }
  return undefined;
}
