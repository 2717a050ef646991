import { isIsoDay } from '@sabadora/days';
import type { IsoDay } from '@sabadora/days';

/** An activity of a stay, and the days of the stay on which it is possible. */
export interface DatedActivity {
  activityId: number;
  dates: readonly IsoDay[];
}

/** A day chosen for an activity. */
export interface ActivityDate {
  activityId: number;
  day: IsoDay;
}

/** Value of a chosen day in an address: the activity's id, an underscore and the day (PR-039). */
export function activityDateValue({ activityId, day }: ActivityDate): string {
  return `${activityId}_${day}`;
}

/** Parses the value of a chosen day; undefined for any other text. */
export function readActivityDate(value: string): ActivityDate | undefined {
  const [, id, day] = /^([1-9]\d{0,9})_(.+)$/.exec(value) ?? [];
  return id !== undefined && isIsoDay(day) ? { activityId: Number(id), day } : undefined;
}

/** The chosen days with one more, which replaces an earlier choice for the same activity (PR-038). */
export function chooseActivityDate(chosen: readonly ActivityDate[], choice: ActivityDate): ActivityDate[] {
  const others = chosen.filter(({ activityId }) => activityId !== choice.activityId);
  return [...others, choice];
}

/**
 * The chosen days that are possible for these activities, in the activities' order. A day that is not possible is
 * left out; when an activity has only one possible day, it is chosen.
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

/** Activities without a chosen day, in order; a stay can be booked when there are none (PR-037). */
export function activitiesWithoutDate<Activity extends DatedActivity>(
  activities: readonly Activity[],
  chosen: readonly ActivityDate[],
): Activity[] {
  const held = new Set(activityDatesOf(activities, chosen).map(({ activityId }) => activityId));
  return activities.filter(({ activityId }) => !held.has(activityId));
}
