import { toFacetsRequest, type FacetsAnswer } from '@sabadora/api';
import type { Flow, Position, SearchCriteria } from '@sabadora/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readFacets, type Facets } from './facets.ts';
import { facetsDeskOf, type FacetsQuestion } from './facetsDesk.ts';
import { useSabadora } from './SabadoraProvider.tsx';

export interface FacetsProps {
  /** The search with the filters to count for. */
  criteria: SearchCriteria;
  flow: Flow;
  position: Position | undefined;
  /** Ask at all, e.g. only while a panel is open (SE-141). Turning it off gives a question up. */
  isEnabled: boolean;
  /** Milliseconds without a change before the next question is sent; the first is sent at once. @default 150 */
  debounceMs?: number;
}

export interface FacetsState {
  /**
   * Those of the last answer, its counts too while the next is on its way. Undefined before the first answer; after a
   * failure they come without counts.
   */
  facets: Facets | undefined;
  /** An answer is on its way. */
  isCounting: boolean;
  /** Why the last question has no answer. */
  error: unknown;
  /** Asks again after an error. */
  retry: () => void;
}

interface Outcome {
  /** Of the question that `answer` or `error` belongs to. */
  key: string | undefined;
  answer: FacetsAnswer | undefined;
  error: unknown;
}

/**
 * What the results can be filtered by, with counts (SE-140, SE-141). A question that was overtaken is aborted and its
 * answer dropped; a failure is reported, and then a state (SE-148). What was answered before is not asked again.
 */
export function useFacets({
  criteria,
  flow,
  position,
  isEnabled,
  debounceMs = 150,
}: FacetsProps): FacetsState {
  const { api, locale, onError } = useSabadora();
  const key = JSON.stringify(toFacetsRequest({ criteria, flow, locale, position }));
  const [outcome, setOutcome] = useState<Outcome>({ key: undefined, answer: undefined, error: undefined });
  const [attempt, setAttempt] = useState(0);
  const hasAnswer = outcome.answer !== undefined;

  useEffect(() => {
    if (!isEnabled) return;
    const desk = facetsDeskOf(api);
    const known = desk.known(key);
    if (known) {
      setOutcome({ key, answer: known, error: undefined });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const question = JSON.parse(key) as FacetsQuestion;
        const answer = await desk.ask(key, question, signal);
        if (!signal.aborted) setOutcome({ key, answer, error: undefined });
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        setOutcome((last) => ({ ...last, key, error }));
      }
    };
    const timer = setTimeout(() => void ask(), hasAnswer ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // The first answer is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [api, key, isEnabled, attempt, debounceMs, onError]);

  const { answer, error } = outcome;
  const hasFailed = error !== undefined && outcome.key === key;
  const facets = useMemo(() => answer && readFacets(answer, !hasFailed), [answer, hasFailed]);
  return {
    facets,
    isCounting: isEnabled && outcome.key !== key,
    error: hasFailed ? error : undefined,
    retry: useCallback(() => {
      setOutcome((last) => ({ ...last, key: undefined, error: undefined }));
      setAttempt((count) => count + 1);
    }, []),
  };
}
