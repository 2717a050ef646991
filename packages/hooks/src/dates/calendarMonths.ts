import type { ApiClient } from '@sabadora/api';
import {
  addYears,
  HORIZON_YEARS,
  monthOf,
  type Availabilities,
  type IsoDay,
  type Locale,
} from '@sabadora/domain';
import { isAborted, type QueryCache } from '../query/QueryCache.ts';
import { loadMonths, monthsFrom, sourceKey, type StayCalendarSource } from './stayCalendarSource.ts';

/** What is known of the days of a calendar. */
export interface KnownDays {
  /** Undefined while nothing is known, and always where the source gives only hints (D-101). */
  availabilities: Availabilities | undefined;
  /** Cents for one night per day. */
  hints: Readonly<Record<IsoDay, number>>;
  /** The months loaded, `YYYY-MM`; days of other months are unknown. */
  months: ReadonlySet<string>;
  isLoading: boolean;
}

/** Loads the months of one source as they are shown, each once. */
export interface CalendarMonths {
  read: () => KnownDays;
  subscribe: (listener: () => void) => () => void;
  /** Loads those of `count` months from `firstMonth` (`YYYY-MM`) that are neither loaded nor loading. */
  show: (firstMonth: string, count: number) => void;
}

/** Where the months of a calendar come from. */
export interface CalendarMonthsOptions {
  source: StayCalendarSource;
  cache: QueryCache;
  api: ApiClient;
  locale: Locale;
  today: IsoDay;
  onError: (error: unknown) => void;
}

const NOTHING: KnownDays = { availabilities: undefined, hints: {}, months: new Set(), isLoading: false };

/** Requests are aborted when the last listener unsubscribes; `show` sends them again. */
export function createCalendarMonths({
  source,
  cache,
  api,
  locale,
  today,
  onError,
}: CalendarMonthsOptions): CalendarMonths {
  const lastMonth = monthOf(addYears(today, HORIZON_YEARS));
  const listeners = new Set<() => void>();
  const pending = new Set<string>();
  let controller = new AbortController();
  let known = NOTHING;

  const change = (update: Partial<KnownDays>) => {
    known = { ...known, ...update, isLoading: pending.size > 0 };
    for (const listener of listeners) listener();
  };

  async function load(months: readonly string[]): Promise<void> {
    const { signal } = controller;
    const [first = ''] = months;
    for (const month of months) pending.add(month);
    change({});
    try {
      const { availabilities, hints } = await cache.load(
        `months ${locale} ${first} ${months.length} ${sourceKey(source)}`,
        (aborts) => loadMonths(source, first, months.length, { api, locale, signal: aborts }),
        signal,
      );
      if (signal.aborted) return;
      for (const month of months) pending.delete(month);
      change({
        months: new Set([...known.months, ...months]),
        availabilities: availabilities && { ...known.availabilities, ...availabilities },
        hints: { ...known.hints, ...hints },
      });
    } catch (error) {
      if (signal.aborted) return;
      for (const month of months) pending.delete(month);
      change({});
      if (!isAborted(error)) onError(error);
    }
  }

  return {
    read: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        controller.abort();
        controller = new AbortController();
        pending.clear();
      };
    },
    show: (firstMonth, count) => {
      const missing = monthsFrom(firstMonth, count).filter(
        (month) => month <= lastMonth && !known.months.has(month) && !pending.has(month),
      );
      if (missing.length > 0) void load(missing);
    },
  };
}
