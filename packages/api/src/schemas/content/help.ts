import * as z from 'zod/mini';
import { code } from '../../fields.ts';
import { request, text } from './parts.ts';
import { richText } from './richText.ts';

/** An answer of the help centre; `topic` is an id of `help-topics`. */
export const helpBody = z.object({
  question: text,
  topic: code,
  /** Position among the popular questions, from 1; undefined for other questions. */
  popular: z.optional(z.int()),
  /** Position within its topic. @default after the others, sorted by question */
  position: z.optional(z.int()),
  answer: richText,
});

/** Content of the help centre, as an editor writes it: its texts, and the topics in order (CH-109). */
export const helpTopicsBody = z.object({
  title: text,
  description: text,
  lead: text,
  topics: z.array(z.object({ id: code, title: text })).check(z.minLength(1)),
});

/** Request and response of `helpCentre`: answers by topic, and the popular questions in order (CH-109). */
export const helpCentre = {
  request,
  response: z.object({
    title: text,
    description: text,
    lead: text,
    topics: z.array(
      z.object({
        id: z.string(),
        title: text,
        answers: z.array(z.object({ id: z.string(), question: text, answer: richText })),
      }),
    ),
    popular: z.array(z.object({ id: z.string(), question: text })),
  }),
};

/** Answers by topic, and the popular questions in order (CH-109). */
export type HelpCentre = z.output<typeof helpCentre.response>;
/** An answer of the help centre, as an editor writes it. */
export type HelpAnswer = z.output<typeof helpBody>;
/** Texts of the help centre and its topics in order, as an editor writes them. */
export type HelpTopics = z.output<typeof helpTopicsBody>;
