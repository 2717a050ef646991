import * as z from 'zod/mini';

/** Fields of every item of a stay's programme; lists may be empty. */
const itemFields = {
  title: z.string(),
  /** Details of the item, in lines. */
  details: z.array(z.string()),
  /** Information to know beforehand, in sentences. */
  mustKnow: z.array(z.string()),
  /** Time, e.g. "Every day from 10:00 to 20:00"; null when it does not matter. */
  schedules: z.nullable(z.string()),
};

const experienceFields = {
  ...itemFields,
  /** URL of a 640×360 WebP picture. */
  image: z.nullable(z.string()),
  where: z.nullable(z.string()),
  /** How to arrange it, e.g. "Book at the reception on arrival." */
  how: z.nullable(z.string()),
  /** Reasons to like it, in lines. */
  why: z.array(z.string()),
  /** Courses of the menu, in lines. */
  menu: z.array(z.string()),
  importantInfos: z.array(z.string()),
  /** Id of the activity for which a day is chosen; null when none is. */
  activityId: z.nullable(z.int()),
  /** Whether it takes place on every night or day of the stay. */
  repeated: z.boolean(),
  /** Whether it takes place on one day, which is chosen. */
  singleDay: z.boolean(),
};

/** An item of a stay's programme (PR-029). */
export const programItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ROOM'), ...itemFields }),
  z.object({ type: z.literal('BREAKFAST'), ...itemFields }),
  z.object({ type: z.literal('DINNER'), ...experienceFields }),
  z.object({
    type: z.literal('ACTIVITY'),
    ...experienceFields,
    /** Duration, e.g. "1 h 30". */
    duration: z.nullable(z.string()),
    /** Code of its kind, e.g. `spa`, `bike`, `wine`; `activity` when no other fits. */
    icon: z.string(),
    /** Whether to show the number of people. */
    displayPax: z.boolean(),
    /** Number of people as text, e.g. "For 2 people". */
    participantsLabel: z.nullable(z.string()),
  }),
]);

/** An item of the programme of a stay, by its `type` (PR-029). */
export type ProgramItem = z.output<typeof programItem>;
