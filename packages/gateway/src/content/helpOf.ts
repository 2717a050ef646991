import type { HelpAnswer, HelpCentre, HelpTopics } from '@sabadora/api';
import type { ShownItem } from './findContent.ts';

const LAST = 1000;

/** Help answers by topic, in the order of the topics; topics without an answer are left out. */
export function helpOf(
  { topics, ...about }: HelpTopics,
  shown: readonly ShownItem<HelpAnswer>[],
): HelpCentre {
  const answers = shown
    .map(({ key, body }) => ({ id: key, ...body }))
    .toSorted((a, b) => (a.position ?? LAST) - (b.position ?? LAST) || a.question.localeCompare(b.question));
  return {
    ...about,
    topics: topics
      .map((topic) => ({
        ...topic,
        answers: answers
          .filter((answer) => answer.topic === topic.id)
          .map(({ id, question, answer }) => ({ id, question, answer })),
      }))
      .filter((topic) => topic.answers.length > 0),
    popular: answers
      .filter(({ popular }) => popular !== undefined)
      .toSorted((a, b) => (a.popular ?? LAST) - (b.popular ?? LAST))
      .map(({ id, question }) => ({ id, question })),
  };
}
