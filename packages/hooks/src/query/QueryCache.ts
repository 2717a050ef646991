import type { State } from 'swr';

/** Number of queries whose data is kept, including those that a component reads. */
export const QUERIES_HELD = 200;

type Fetch<Data> = (signal: AbortSignal) => Promise<Data>;

/** A request in flight. */
interface Pending {
  promise: Promise<unknown>;
  controller: AbortController;
}

/**
 * SWR's cache with a size limit, and with the requests in flight. It counts the readers of every key, which SWR does
 * not:
 * - a key with readers is kept; among the others, the least recently read is evicted first;
 * - a request is aborted when its last reader leaves, and leaves no entry;
 * - identical requests at the same time are sent once.
 *
 * SWR itself keeps the text of every key while the page lives, but neither its data nor its error.
 */
export class QueryCache extends Map<string, State<unknown, unknown>> {
  readonly #limit: number;
  readonly #readers = new Map<string, number>();
  /** Keys without a reader, the least recently read first. */
  readonly #unread = new Set<string>();
  readonly #pending = new Map<string, Pending>();

  /** @param limit number of queries to keep; exceeded only while more are read at the same time */
  constructor(limit: number = QUERIES_HELD) {
    super();
    this.#limit = limit;
  }

  override set(key: string, state: State<unknown, unknown>): this {
    const isUnread = !this.#readers.has(key);
    // SWR stores the error of an aborted request, which no component reads.
    if (isUnread && state.data === undefined && isAborted(state.error)) {
      this.delete(key);
      return this;
    }
    super.set(key, state);
    if (isUnread) this.#unread.add(key);
    this.#evict();
    return this;
  }

  override delete(key: string): boolean {
    this.#unread.delete(key);
    return super.delete(key);
  }

  /**
   * Counts a reader of `key`.
   *
   * @param onAbort called when the last reader has left a request in flight
   * @returns function that ends the reading; call it once
   */
  join(key: string, onAbort: () => void): () => void {
    this.#readers.set(key, this.#count(key) + 1);
    this.#unread.delete(key);
    return () => {
      this.#readers.set(key, this.#count(key) - 1);
      // Deferred: another component may start to read in the same commit, and strict mode mounts twice.
      queueMicrotask(() => {
        if (this.#readers.get(key) === 0) this.#release(key, onAbort);
      });
    };
  }

  /**
   * Sends the request of `key`, or joins the one in flight.
   *
   * @param debounceMs milliseconds before it is sent; a request that is aborted until then is never sent
   * @throws DOMException "AbortError" when the last reader left
   */
  send<Data>(key: string, fetch: Fetch<Data>, debounceMs = 0): Promise<Data> {
    const pending = this.#pending.get(key);
    // A key names one request, and so one type of data.
    if (pending) return pending.promise as Promise<Data>;
    const controller = new AbortController();
    const promise = abortable(fetch, debounceMs, controller.signal).finally(() => {
      if (this.#pending.get(key)?.controller === controller) this.#pending.delete(key);
    });
    this.#pending.set(key, { promise, controller });
    return promise;
  }

  /**
   * Data of `key` for a caller that is no component: from the cache, else from its request.
   *
   * @param signal aborted when the caller no longer reads the key
   * @throws DOMException "AbortError" when the last reader left
   */
  async load<Data>(key: string, fetch: Fetch<Data>, signal: AbortSignal): Promise<Data> {
    signal.throwIfAborted();
    const held = this.get(key)?.data;
    if (held !== undefined) return held as Data;
    const data = await this.loadAnew(key, fetch, signal);
    this.set(key, { ...this.get(key), data });
    return data;
  }

  /**
   * Sends the request of `key` for a caller that is no component, even if its data is cached; the cache is not
   * changed. Identical requests at the same time are sent once.
   *
   * @param signal aborted when the caller no longer reads the key
   * @throws DOMException "AbortError" when the last reader left
   */
  async loadAnew<Data>(key: string, fetch: Fetch<Data>, signal: AbortSignal): Promise<Data> {
    signal.throwIfAborted();
    const leave = this.join(key, () => {});
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await this.send(key, fetch);
    } finally {
      signal.removeEventListener('abort', leave);
      if (!signal.aborted) leave();
    }
  }

  /** Whether the request of `key` is in flight or has ended. */
  isKnown(key: string): boolean {
    const state = this.get(key);
    const hasEnded = state?.data !== undefined || (state?.error !== undefined && !isAborted(state.error));
    return hasEnded || this.#pending.has(key);
  }

  #count(key: string): number {
    return this.#readers.get(key) ?? 0;
  }

  #release(key: string, onAbort: () => void): void {
    this.#readers.delete(key);
    const pending = this.#pending.get(key);
    if (pending) {
      this.#pending.delete(key);
      pending.controller.abort();
      onAbort();
    }
    if (this.get(key)?.data === undefined) this.delete(key);
    else this.#unread.add(key);
    this.#evict();
  }

  #evict(): void {
    for (const key of this.#unread) {
      if (this.size <= this.#limit) return;
      this.delete(key);
    }
  }
}

/** True for the error of a request whose last reader left. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function abortable<Data>(fetch: Fetch<Data>, debounceMs: number, signal: AbortSignal): Promise<Data> {
  try {
    if (debounceMs > 0) await pause(debounceMs, signal);
    return await fetch(signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as DOMException);
    });
  });
}
