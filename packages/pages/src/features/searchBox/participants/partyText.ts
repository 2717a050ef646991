import type { Party } from '@sabadora/domain';
import type { Words } from '../../../kit/words/messages.ts';
import type messages from './partyText.messages.json';

/** A party in words, e.g. "2 adults, 1 child"; kinds without travellers are left out. */
export function partyText({ adults, children, babies }: Party, words: Words<typeof messages>): string {
  return [
    words('searchBox.count.adults', { count: adults }),
    ...(children > 0 ? [words('searchBox.count.children', { count: children })] : []),
    ...(babies > 0 ? [words('searchBox.count.babies', { count: babies })] : []),
  ].join(', ');
}
