import type { HelpCentre } from '@sabadora/api';
import { plainText } from '@sabadora/domain';

type Topic = HelpCentre['topics'][number];

/** Lower case without accents, which are rarely typed in a search. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The answers that contain every word of a search, in their text or in their question; topics without one are left
 * out.
 */
export function matchingAnswers(topics: readonly Topic[], search: string): Topic[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const fits = ({ question, answer }: Topic['answers'][number]) => {
    const text = folded(`${question} ${plainText(answer)}`);
    return wanted.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, answers: topic.answers.filter(fits) }))
    .filter(({ answers }) => answers.length > 0);
}
