import type { Name } from '../driver.ts';
import type { Kit, Scope, TesterOptions } from '../kit.ts';
import { beginningWith } from '../text.ts';
import { dialogQueries } from './dialog.ts';

/** Which calendar a tester acts on. */
export interface CalendarOptions<Part> extends Omit<TesterOptions<Part>, 'name'> {
  /** Label of the dates field that the calendar belongs to; the tester opens it where it is closed. */
  field?: Name | undefined;
}

/** The days of a stay as ISO text, e.g. "2026-12-05"; undefined while one is not chosen. */
export interface ChosenStay {
  checkIn: string | undefined;
  checkOut: string | undefined;
}

/** A calendar of nights (`StayCalendar`), alone or in a dates field (`StayDatesField`). Days are ISO text. */
export interface CalendarTester {
  /**
   * Chooses check-in, then check-out, turning the months as far as needed. Where the calendar has a Confirm button,
   * call `confirm` afterwards.
   *
   * @throws Error when a day is closed, lies outside the months, or is not selected after the press
   */
  chooseStay(checkIn: string, checkOut: string): Promise<void>;
  /** Presses one day, turning the months as far as needed. Does not check whether the day is then selected. */
  pressDay(day: string): Promise<void>;
  /** The chosen days, as far as they lie in months whose days are on the page. */
  stay(): Promise<ChosenStay>;
  /** The accessible name of a day, e.g. "Saturday, 5 December 2026, €89 per night"; turns the months to it. */
  nameOfDay(day: string): Promise<string>;
  /** The months whose days are on the page, in order, e.g. ["2026-12", "2027-01"]. */
  months(): Promise<readonly string[]>;
  /** Confirms the dates; with a `field`, waits until its calendar is closed. */
  confirm(): Promise<void>;
  /** Clears the dates. */
  clear(): Promise<void>;
}

/** Turns of the months at most: ten years. */
const MOST_TURNS = 120;

const ANY_DAY = { role: 'gridcell', attributes: { 'data-day': true } } as const;
const CHOSEN = { role: 'gridcell', attributes: { 'data-day': true, 'aria-selected': 'true' } } as const;
/** The day that Tab reaches. */
const TAB_STOP = { role: 'gridcell', attributes: { 'data-day': true, tabindex: '0' } } as const;

const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const monthsApart = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

export function calendarTester<Part>(kit: Kit<Part>, options: CalendarOptions<Part>): CalendarTester {
  const { driver } = kit;

  const dialogIn = async (scope: Scope<Part>) => {
    for (const query of dialogQueries(options.field)) {
      const [dialog] = await driver.find(query, scope.part);
      if (dialog !== undefined) return dialog;
    }
    return undefined;
  };
  /** The scope of the days; opens the calendar of a closed field. */
  const place = async (): Promise<Scope<Part>> => {
    const scope = await kit.scopeOf(options.within);
    if (options.field === undefined) return scope;
    const dialog = await dialogIn(scope);
    if (dialog !== undefined) return kit.scopeOf(dialog);
    const opener = { role: 'button', name: beginningWith(options.field) } as const;
    await kit.press(await kit.one([{ ...opener, attributes: { 'aria-haspopup': 'dialog' } }], scope));
    return kit.scopeOf(await kit.one(dialogQueries(options.field), scope));
  };

  /** All days that are on the page, in order. */
  const drawnDays = (scope: Scope<Part>) =>
    kit.reaches(
      async () => (await driver.attributes(ANY_DAY, 'data-day', scope.part)).map(String),
      (days) => days.length > 0,
      () => `Looked in ${scope.is} for a calendar; found no day in a grid.`,
    );
  const cellOf = async (day: string, scope: Scope<Part>) =>
    (await driver.find({ role: 'gridcell', attributes: { 'data-day': day } }, scope.part))[0];

  /** The previous and next buttons, which control the same months; undefined in a list of months that scrolls. */
  const arrowsIn = async (scope: Scope<Part>) => {
    const query = { role: 'button', attributes: { 'aria-controls': true } } as const;
    const controls = await driver.attributes(query, 'aria-controls', scope.part);
    const at = controls.findIndex((id, index) => id === controls[index + 1]);
    const [previous, next] = (await driver.find(query, scope.part)).slice(at, at + 2);
    return at < 0 ? undefined : { previous, next };
  };

  /** Presses an arrow of the months; in a list that scrolls, scrolls to the first or last of the drawn days. */
  const turnTowards = async (day: string, days: readonly string[], scope: Scope<Part>) => {
    const isForward = day > (days[0] ?? '');
    const end = new Error(
      `Looked in the calendar of ${scope.is} for ${day}; its months lead no further than ${days[0]} to ${days.at(-1)}.`,
    );
    const arrows = await arrowsIn(scope);
    const arrow = isForward ? arrows?.next : arrows?.previous;
    if (arrow !== undefined) {
      if ((await driver.attribute(arrow, 'aria-disabled')) === 'true') throw end;
      await kit.press(arrow);
    } else {
      const edge = await cellOf((isForward ? days.at(-1) : days[0]) ?? '', scope);
      if (edge !== undefined) await driver.reveal(edge);
    }
    const isTurned = (now: readonly string[]) => now[0] !== days[0] || now.at(-1) !== days.at(-1);
    await kit.reaches(
      () => drawnDays(scope),
      isTurned,
      () => end.message,
    );
  };

  /** Turns the months until a day is drawn; returns its cell. */
  const turnTo = async (day: string, scope: Scope<Part>): Promise<Part> => {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const days = await drawnDays(scope);
      const cell = await cellOf(day, scope);
      if (cell !== undefined) return cell;
      await turnTowards(day, days, scope);
    }
    throw new Error(`Turned the months ${MOST_TURNS} times and did not come to ${day}.`);
  };

  /** Moves the focus to a day by the keys of the grid, from the day that Tab reaches; returns its cell. */
  const walkTo = async (day: string, scope: Scope<Part>): Promise<Part> => {
    const readStop = async () => (await driver.attributes(TAB_STOP, 'data-day', scope.part))[0] ?? '';
    await drawnDays(scope);
    const start = await kit.one([TAB_STOP], scope);
    const isMirrored = (await driver.directionOf(start)) === 'rtl';
    await driver.focus(start);
    for (let at = await readStop(); at !== day;) {
      const before = at;
      const [key, times] = keyTowards(day, before, isMirrored);
      await driver.pressKey(key, times);
      at = await kit.reaches(
        readStop,
        (now) => now !== before && now !== '',
        () => `Went by ${key} from ${before} towards ${day}; the calendar of ${scope.is} leads no further.`,
      );
    }
    return kit.one([{ role: 'gridcell', attributes: { 'data-day': day } }], scope);
  };

  const goTo = (day: string, scope: Scope<Part>): Promise<Part> => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day))
      throw new Error(`A day is ISO text, e.g. "2026-12-05"; got "${day}".`);
    return kit.interaction === 'keyboard' ? walkTo(day, scope) : turnTo(day, scope);
  };

  const pressDay = async (day: string, scope: Scope<Part>) => {
    const cell = await goTo(day, scope);
    // Days may become available when their prices have loaded.
    await kit.reaches(
      () => driver.attribute(cell, 'aria-disabled'),
      (isDisabled) => isDisabled !== 'true',
      async () => `${day} cannot be chosen in the calendar of ${scope.is}: “${await driver.nameOf(cell)}”.`,
    );
    if (kit.interaction === 'keyboard') await driver.pressKey('Enter');
    else await driver.press(cell, kit.interaction);
  };

  const chosenIn = async (scope: Scope<Part>): Promise<ChosenStay> => {
    const days = await driver.attributes(CHOSEN, 'data-day', scope.part);
    const [first, last] = [days[0] ?? undefined, days.at(-1) ?? undefined];
    return { checkIn: first, checkOut: days.length > 1 ? last : undefined };
  };

  const pressButton = async (name: Name) => {
    const scope = await place();
    await kit.press(await kit.one([{ role: 'button', name }], scope));
  };

  return {
    async chooseStay(checkIn, checkOut) {
      const scope = await place();
      await pressDay(checkIn, scope);
      const isTaken = async (day: string) =>
        (await cellOf(day, scope)) === undefined ||
        (await driver.find({ ...CHOSEN, attributes: { ...CHOSEN.attributes, 'data-day': day } }, scope.part))
          .length > 0;
      const refused = async (day: string) => {
        const stay = await chosenIn(scope);
        return `${day} was pressed and not taken; chosen is ${stay.checkIn ?? 'nothing'} to ${stay.checkOut ?? 'nothing'}.`;
      };
      await kit.reaches(
        () => isTaken(checkIn),
        Boolean,
        () => refused(checkIn),
      );
      await pressDay(checkOut, scope);
      await kit.reaches(
        () => isTaken(checkOut),
        Boolean,
        () => refused(checkOut),
      );
    },
    pressDay: async (day) => pressDay(day, await place()),
    stay: async () => chosenIn(await place()),
    nameOfDay: async (day) => driver.nameOf(await goTo(day, await place())),
    months: async () => [...new Set((await drawnDays(await place())).map((day) => day.slice(0, 7)))],
    async confirm() {
      await pressButton(kit.words.confirm);
      if (options.field === undefined) return;
      const scope = await kit.scopeOf(options.within);
      await kit.reaches(
        () => dialogIn(scope),
        (dialog) => dialog === undefined,
        () => `The calendar of ${scope.is} is still open after its dates were confirmed.`,
      );
    },
    clear: () => pressButton(kit.words.clear),
  };
}

/** The key that moves the focus towards a day, and how often to press it: first to its month, week, then day. */
function keyTowards(day: string, from: string, isMirrored: boolean): [key: string, times: number] {
  const [months, days] = [monthsApart(from, day), daysApart(from, day)];
  if (months !== 0) return [months > 0 ? 'PageDown' : 'PageUp', 1];
  const weeks = Math.trunc(days / 7);
  if (weeks !== 0) return [weeks > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(weeks)];
  return [days > 0 === isMirrored ? 'ArrowLeft' : 'ArrowRight', Math.abs(days)];
}
