import {
  addYears,
  HORIZON_YEARS,
  monthOf,
  type Availabilities,
  type IsoDay,
  type Locale,
} from '@sabadora/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QueryCache } from '../query/QueryCache.ts';
import { queryCacheOf } from '../query/queryCacheOf.ts';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora, type SabadoraContext } from '../SabadoraProvider.tsx';
import { loadMonths, monthsFrom, sourceKey, type StayCalendarSource } from './stayCalendarSource.ts';

/** What is known of a calendar's days. */
export interface KnownDays {
  /** Days on which a stay can start; undefined while unknown, and always for a source that has only hints (D-101). */
  availabilities: Availabilities | undefined;
  /** Lowest price of one night per day, in cents. */
  hints: Readonly<Record<IsoDay, number>>;
  /** Loaded months as `YYYY-MM`; days of other months are unknown. */
  months: ReadonlySet<string>;
  isLoading: boolean;
}

/** Months of a calendar that have been shown. */
export interface CalendarMonths {
  known: KnownDays;
  /** Loads `count` months from `firstMonth` (`YYYY-MM`), except those that are loaded or loading. */
  show: (firstMonth: string, count: number) => void;
}

/** Consecutive months that are loaded by one request. */
type Block = readonly string[];

interface LoadedMonths extends Omit<KnownDays, 'isLoading'> {
  /** Key of the source that the months belong to. */
  key: string;
  hasFailed: boolean;
}

const NO_MONTHS: ReadonlySet<string> = new Set();

/**
 * Months of a source, each requested once, in the blocks in which they were shown. When a block cannot be loaded, the
 * others stay; the failure is reported, and the block is requested again when it is shown again.
 */
export function useCalendarMonths(source: StayCalendarSource): CalendarMonths {
  const { api, locale, now, onError } = useSabadora();
  const { cache } = queryCacheOf(api);
  const key = sourceKey(source);
  const [shown, setShown] = useState<{ key: string; blocks: readonly Block[] }>({ key, blocks: [] });
  if (shown.key !== key) setShown({ key, blocks: [] });
  const { blocks } = shown;
  const { status, data, retry } = useQuery(
    blocks.length === 0 ? null : `calendar ${locale} ${blocks.map(nameOf).join(' ')} ${key}`,
    (signal) => loadBlocks(blocks, { source, cache, api, locale, onError, signal }),
    { keepPrevious: true },
  );
  const loaded = data?.key === key ? data : undefined;
  const isLoading = status === 'loading';
  const known = useMemo(
    () => ({
      availabilities: loaded?.availabilities,
      hints: loaded?.hints ?? {},
      months: loaded?.months ?? NO_MONTHS,
      isLoading,
    }),
    [loaded, isLoading],
  );

  const again = useRef({ canRetry: false, known: NO_MONTHS, retry });
  useEffect(() => {
    again.current = { canRetry: !isLoading && loaded?.hasFailed === true, known: known.months, retry };
  });
  const { today } = now;
  const show = useCallback(
    (firstMonth: string, count: number) => {
      const lastMonth = monthOf(addYears(today, HORIZON_YEARS));
      const wanted = monthsFrom(firstMonth, count).filter((month) => month <= lastMonth);
      const { canRetry, known: loadedMonths, retry: loadAgain } = again.current;
      if (canRetry && wanted.some((month) => !loadedMonths.has(month))) loadAgain();
      setShown((current) => {
        const asked = new Set(current.blocks.flat());
        const more = blocksOf(wanted.filter((month) => !asked.has(month)));
        return more.length === 0 ? current : { ...current, blocks: [...current.blocks, ...more] };
      });
    },
    [today],
  );
  return useMemo(() => ({ known, show }), [known, show]);
}

const nameOf = ([first = '', ...others]: Block) => `${first} ${others.length + 1}`;

/** Groups ascending months into blocks without gaps. */
function blocksOf(months: readonly string[]): Block[] {
  const blocks: string[][] = [];
  for (const month of months) {
    const last = blocks.at(-1);
    if (last && monthsFrom(last.at(-1) ?? '', 2).at(-1) === month) last.push(month);
    else blocks.push([month]);
  }
  return blocks;
}

interface LoadOptions extends Pick<SabadoraContext, 'api' | 'onError'> {
  source: StayCalendarSource;
  cache: QueryCache;
  locale: Locale;
  signal: AbortSignal;
}

/** Loads blocks of months; blocks that are in the cache are not requested. */
async function loadBlocks(
  blocks: readonly Block[],
  { source, cache, api, locale, onError, signal }: LoadOptions,
): Promise<LoadedMonths> {
  const key = sourceKey(source);
  const results = await Promise.all(
    blocks.map(async (block) => {
      try {
        const days = await cache.load(
          `months ${locale} ${nameOf(block)} ${key}`,
          (aborts) => loadMonths(source, block[0] ?? '', block.length, { api, locale, signal: aborts }),
          signal,
        );
        return { block, ...days };
      } catch (error) {
        signal.throwIfAborted();
        onError(error);
        return undefined;
      }
    }),
  );
  const found = results.filter((result) => result !== undefined);
  const open = found.map(({ availabilities }) => availabilities).filter((days) => days !== undefined);
  return {
    key,
    availabilities: open.length === 0 ? undefined : Object.assign({}, ...open),
    hints: Object.assign({}, ...found.map(({ hints }) => hints)),
    months: new Set(found.flatMap(({ block }) => block)),
    hasFailed: found.length < blocks.length,
  };
}
