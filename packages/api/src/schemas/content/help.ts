import * as z from 'zod/mini';
import { code } from '../../fields.ts';
import { request, text } from './parts.ts';
import { richText } from './richText.ts';

/** An answer of the help centre; `topic` is an id of `help-topics`. */
export const helpBody = z.object({
  question: text,
  topic: code,
  /** Place among the popular questions, from 1; not one of them without it. */
  popular: z.optional(z.int()),
  /** Place within its topic. @default after the others, by question */
  position: z.optional(z.int()),
  answer: richText,
});

/** What an editor writes of the help centre: its texts, and the topics in their order (CH-109). */
export const helpTopicsBody = z.object({
  title: text,
  description: text,
  lead: text,
  topics: z.array(z.object({ id: code, title: text })).check(z.minLength(1)),
});

/** What `helpCentre` takes and returns: answers by topic, and the popular questions in their order (CH-109). */
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

/** Answers by topic, and the popular questions in their order (CH-109). */
export type HelpCentre = z.output<typeof helpCentre.response>;
/** An answer of the help centre, as an editor writes it. */
export type HelpAnswer = z.output<typeof helpBody>;
/** The texts of the help centre and its topics in their order, as an editor writes them. */
export type HelpTopics = z.output<typeof helpTopicsBody>;
