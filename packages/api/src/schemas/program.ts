import * as z from 'zod/mini';

/** What every item of a stay's programme has; lists may be empty. */
const itemFields = {
  title: z.string(),
  /** What it consists of, one line each. */
  details: z.array(z.string()),
  /** What to know beforehand, one sentence each. */
  mustKnow: z.array(z.string()),
  /** When, e.g. "Every day from 10:00 to 20:00"; null when it does not matter. */
  schedules: z.nullable(z.string()),
};

const experienceFields = {
  ...itemFields,
  /** Address of a 640×360 WebP picture. */
  image: z.nullable(z.string()),
  where: z.nullable(z.string()),
  /** How to arrange it, e.g. "Book at the reception on arrival." */
  how: z.nullable(z.string()),
  /** Why to like it, one line each. */
  why: z.array(z.string()),
  /** Courses, one line each. */
  menu: z.array(z.string()),
  importantInfos: z.array(z.string()),
  /** Names the item among those for which a day is chosen; null when none is. */
  activityId: z.nullable(z.int()),
  /** Every night or day of the stay, not once. */
  repeated: z.boolean(),
  /** Takes place on one day, which is chosen. */
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
    /** E.g. "1 h 30". */
    duration: z.nullable(z.string()),
    /** A code of what it is, e.g. `spa`, `bike`, `wine`; `activity` when nothing fits. */
    icon: z.string(),
    /** Whether to say for how many people it is. */
    displayPax: z.boolean(),
    /** E.g. "For 2 people". */
    participantsLabel: z.nullable(z.string()),
  }),
]);

/** An item of the programme of a stay, by its `type` (PR-029). */
export type ProgramItem = z.output<typeof programItem>;
