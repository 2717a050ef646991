import type { Language } from '@sabadora/place-names';
import { textIn } from '../locale.ts';
import { areaOf, type PlaceRow } from './placeLines.ts';
import { kindWord } from './placeWords.ts';

/**
 * The names of places listed together, by id. Equal names get a distinguishing word: "Jura (département)" and "Jura
 * (région touristique)", "Valence (Drôme)" (SE-160).
 */
export function distinctLabels(rows: readonly PlaceRow[], language: Language): Map<number, string> {
  const labels = new Map<number, string>();
  for (const [label, group] of Map.groupBy(rows, ({ names }) => textIn(names, language))) {
    const words = distinguishingWords(group, language);
    for (const { id } of group) {
      const word = words.get(id) ?? '';
      labels.set(id, word === '' ? label : `${label} (${word})`);
    }
  }
  return labels;
}

/** The words that distinguish places with the same name, by id: "Drôme"; empty for a single place. */
export function distinguishingWords(namesakes: readonly PlaceRow[], language: Language): Map<number, string> {
  const wordOf = namesakes.length === 1 ? () => '' : firstDistinct(namesakes, WORDS, language);
  return new Map(namesakes.map((row) => [row.id, wordOf(row)]));
}

type Word = (row: PlaceRow, language: Language) => string;

const kind: Word = (row, language) => kindWord(row, language).toLocaleLowerCase(language);

/** The words that may distinguish places, shortest first. */
const WORDS: readonly Word[] = [
  kind,
  areaOf,
  (row, language) => `${kind(row, language)}, ${areaOf(row, language)}`,
];

/** The first of the words that differs in every row of the group, otherwise the last word. */
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
