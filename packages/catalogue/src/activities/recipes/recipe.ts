import type { Phrase } from '../../wording/phrases.ts';

/** A recipe for activities of one tag that can be booked without a night. */
export interface ActivityRecipe {
  /** Id of the main tag in `TAGS`. */
  tagId: number;
  /** Ids of further tags that the activity may have. */
  alsoTagIds?: readonly number[];
  labels: readonly Phrase[];
  /** Description in a sentence or two. */
  promise: Phrase;
  /** Possible durations in minutes. */
  minutes: readonly number[];
  /** Approximate price per person. */
  euros: number;
  /** Adults in the smallest and the largest group. */
  group: readonly [min: number, max: number];
}
