import type { Language } from '@sabadora/place-names';
import { textIn } from '../locale.ts';
import { areaOf, type PlaceRow } from './placeLines.ts';
import { kindWord } from './placeWords.ts';

/**
 * The names of places listed together as links, by id: a name that several share gets a distinguishing word, "Jura
 * (département)" and "Jura (région touristique)", "Valence (Drôme)" (SE-160).
 */
export function distinctLabels(rows: readonly PlaceRow[], language: Language): Map<number, string> {
  const labels = new Map<number, string>();
  for (const [label, group] of Map.groupBy(rows, ({ names }) => textIn(names, language))) {
    const tellingWords = group.length === 1 ? () => '' : firstDistinct(group, WORDS, language);
    for (const row of group) {
      const word = tellingWords(row);
      labels.set(row.id, word === '' ? label : `${label} (${word})`);
    }
  }
  return labels;
}

type Word = (row: PlaceRow, language: Language) => string;

const kind: Word = (row, language) => kindWord(row, language).toLocaleLowerCase(language);

/** The words that may distinguish places, the shortest first. */
const WORDS: readonly Word[] = [
  kind,
  areaOf,
  (row, language) => `${kind(row, language)}, ${areaOf(row, language)}`,
];

/** The first of the words that differs in every row of the group, else the last. */
function firstDistinct(
  group: readonly PlaceRow[],
  words: readonly Word[],
  language: Language,
): (row: PlaceRow) => string {
  const telling = words.find((word) => {
    const said = group.map((row) => word(row, language));
    return new Set(said).size === group.length && !said.includes('');
  });
  const word = telling ?? words.at(-1);
  return (row) => word?.(row, language) ?? '';
}
