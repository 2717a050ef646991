import { ApiError, type ApiClient } from '@sabadora/api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSabadora } from './SabadoraProvider.tsx';

export interface Answer<Data> {
  /** "idle" while nothing is asked. */
  status: 'idle' | 'loading' | 'error' | 'ready';
  data: Data | undefined;
  /** Asks again after an error. */
  retry: () => void;
}

/** Answers kept for each client; of more than this the eldest goes. */
const KEPT = 12;
const kept = new WeakMap<ApiClient, Map<string, unknown>>();

function answersOf(api: ApiClient): Map<string, unknown> {
  const answers = kept.get(api) ?? new Map<string, unknown>();
  kept.set(api, answers);
  return answers;
}

function keep(answers: Map<string, unknown>, key: string, data: unknown): void {
  answers.set(key, data);
  for (const eldest of answers.keys()) {
    if (answers.size <= KEPT) break;
    answers.delete(eldest);
  }
}

/**
 * The answer to a question that is asked while its key stands. A question that is left is aborted and its answer
 * dropped; what was answered is not asked again, even after the hook has gone and come back.
 *
 * @param key names the question: the same key, the same answer; null asks nothing
 * @param ask taken as it is when the question is sent
 */
export function useAnswer<Data>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Data>,
): Answer<Data> {
  const { api, onError } = useSabadora();
  const answers = answersOf(api);
  const [attempt, setAttempt] = useState(0);
  const question = useMemo(() => (key === null ? null : { key, attempt }), [key, attempt]);
  const [failed, setFailed] = useState<typeof question>(null);
  const [arrived, setArrived] = useState<{ question: typeof question; data: Data } | null>(null);
  const latest = useRef({ ask, onError });
  useEffect(() => {
    latest.current = { ask, onError };
  });

  useEffect(() => {
    if (question === null || answers.has(question.key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const send = async () => {
      try {
        const data = await latest.current.ask(signal);
        if (signal.aborted) return;
        keep(answers, question.key, data);
        setArrived({ question, data });
      } catch (error) {
        if (signal.aborted || (error instanceof ApiError && error.reason === 'aborted')) return;
        latest.current.onError(error);
        setFailed(question);
      }
    };
    void send();
    return () => controller.abort();
  }, [answers, question]);

  const retry = useCallback(() => setAttempt((tried) => tried + 1), []);
  if (question === null) return { status: 'idle', data: undefined, retry };
  // What is kept under a key is what its question was answered with.
  const known = answers.get(question.key) as Data | undefined;
  const data = arrived?.question === question ? arrived.data : known;
  if (data !== undefined) return { status: 'ready', data, retry };
  return { status: failed === question ? 'error' : 'loading', data: undefined, retry };
}
