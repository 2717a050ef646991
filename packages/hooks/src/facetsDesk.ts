import { findFacets, type ApiClient, type FacetsAnswer, type toFacetsRequest } from '@sabadora/api';

export type FacetsQuestion = ReturnType<typeof toFacetsRequest>;

/** Answers that are kept; the oldest goes first. */
const KEPT = 12;

interface Asked {
  answer: Promise<FacetsAnswer>;
  controller: AbortController;
  askers: number;
}

export interface FacetsDesk {
  /** The answer to a question that was asked before. */
  known: (key: string) => FacetsAnswer | undefined;
  /** Asks, joining whoever has asked the same. Rejects when `signal` aborts; the call itself ends with its last asker. */
  ask: (key: string, question: FacetsQuestion, signal: AbortSignal) => Promise<FacetsAnswer>;
}

/** Where all parts of a page ask for counts, so that two of them ask a question once. */
function createFacetsDesk(api: ApiClient): FacetsDesk {
  const answers = new Map<string, FacetsAnswer>();
  const asked = new Map<string, Asked>();

  function open(key: string, question: FacetsQuestion): Asked {
    const controller = new AbortController();
    const answer = api.send(findFacets, question, { signal: controller.signal }).then((found) => {
      answers.set(key, found);
      const oldest = answers.keys().next().value;
      if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
      return found;
    });
    const entry = { answer, controller, askers: 0 };
    asked.set(key, entry);
    const close = () => {
      if (asked.get(key) === entry) asked.delete(key);
    };
    answer.then(close, close);
    return entry;
  }

  return {
    known: (key) => answers.get(key),
    ask: (key, question, signal) => {
      const entry = asked.get(key) ?? open(key, question);
      entry.askers += 1;
      signal.addEventListener(
        'abort',
        () => {
          entry.askers -= 1;
          if (entry.askers > 0) return;
          if (asked.get(key) === entry) asked.delete(key);
          entry.controller.abort();
        },
        { once: true },
      );
      return entry.answer;
    },
  };
}

const desks = new WeakMap<ApiClient, FacetsDesk>();

/** The one desk of a client. */
export function facetsDeskOf(api: ApiClient): FacetsDesk {
  const desk = desks.get(api) ?? createFacetsDesk(api);
  desks.set(api, desk);
  return desk;
}
