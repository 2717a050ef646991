import { isIsoDay } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';

/** An activity of a stay, and the days of the stay on which it can take place. */
export interface DatedActivity {
  activityId: number;
  dates: readonly IsoDay[];
}

/** A day chosen for an activity. */
export interface ActivityDate {
  activityId: number;
  day: IsoDay;
}

/** A chosen day as an address holds it: the activity's id, an underscore, the day (PR-039). */
export function activityDateValue({ activityId, day }: ActivityDate): string {
  return `${activityId}_${day}`;
}

/** A chosen day from an address; undefined for text that is none. */
export function readActivityDate(value: string): ActivityDate | undefined {
  const [, id, day] = /^([1-9]\d{0,9})_(.+)$/.exec(value) ?? [];
  return id !== undefined && isIsoDay(day) ? { activityId: Number(id), day } : undefined;
}

/** The chosen days with one more, in the place of an earlier choice for the same activity (PR-038). */
export function chooseActivityDate(chosen: readonly ActivityDate[], choice: ActivityDate): ActivityDate[] {
  const others = chosen.filter(({ activityId }) => activityId !== choice.activityId);
  return [...others, choice];
}

/**
 * The chosen days that hold for these activities, in the activities' order: a day on which the activity does not take
 * place is left out, and one that leaves no choice is chosen.
 */
export function activityDatesOf(
  activities: readonly DatedActivity[],
  chosen: readonly ActivityDate[],
): ActivityDate[] {
  return activities.flatMap(({ activityId, dates }) => {
    const choice = chosen.findLast((date) => date.activityId === activityId);
    if (choice !== undefined && dates.includes(choice.day)) return [{ activityId, day: choice.day }];
    const [only, ...more] = dates;
    return only !== undefined && more.length === 0 ? [{ activityId, day: only }] : [];
  });
}

/** The activities without a chosen day, in their order; a stay can be booked when there is none (PR-037). */
export function activitiesWithoutDate<Activity extends DatedActivity>(
  activities: readonly Activity[],
  chosen: readonly ActivityDate[],
): Activity[] {
  const held = new Set(activityDatesOf(activities, chosen).map(({ activityId }) => activityId));
  return activities.filter(({ activityId }) => !held.has(activityId));
}
