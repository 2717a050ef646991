import type { Phrase } from '../../wording/phrases.ts';

/** What can be booked without a night: an activity of its own, made of a tag. */
export interface ActivityRecipe {
  /** Of `TAGS`: what it is. */
  tagId: number;
  /** Others that it may also have. */
  alsoTagIds?: readonly number[];
  labels: readonly Phrase[];
  /** What happens, in a sentence or two. */
  promise: Phrase;
  /** How long it may take. */
  minutes: readonly number[];
  /** Per person, about. */
  euros: number;
  /** Adults of the smallest and the largest group. */
  group: readonly [min: number, max: number];
}
