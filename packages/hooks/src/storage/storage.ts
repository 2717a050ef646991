/** Storage for small values of the visitor, e.g. `window.localStorage`; each method may throw. */
export type StorageAdapter = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage whose methods never throw: a full, blocked or damaged storage is handled. */
export interface SafeStorage {
  /** Text stored under `key`; null when there is none or it cannot be read. */
  get: (key: string) => string | null;
  /** Stores `text`. Until the page is left, a copy is kept in memory in case storage refuses it. */
  set: (key: string, text: string) => void;
  /** Removes the entry of `key`. */
  remove: (key: string) => void;
  /** Calls `listener` when the value of `key` changes, in this page or another tab. */
  subscribe: (key: string, listener: () => void) => () => void;
}

const KEY_PREFIX = 'sabadora.';

/** Wraps `storage`, which is called on each use because looking it up may throw. */
export function safeStorage(storage: () => StorageAdapter | undefined): SafeStorage {
  /** Texts written by this page, null for removed ones; the only copy when storage refuses them. */
  const written = new Map<string, string | null>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (!event.key?.startsWith(KEY_PREFIX)) return;
    const key = event.key.slice(KEY_PREFIX.length);
    written.delete(key);
    notify(key);
  };
  return {
    get: (key) => {
      const own = written.get(key);
      if (own !== undefined) return own;
      try {
        return storage()?.getItem(KEY_PREFIX + key) ?? null;
      } catch {
        return null;
      }
    },
    set: (key, text) => {
      written.set(key, text);
      try {
        storage()?.setItem(KEY_PREFIX + key, text);
      } catch {
        // Storage is full or blocked: `written` keeps the text for this page.
      }
      notify(key);
    },
    remove: (key) => {
      written.set(key, null);
      try {
        storage()?.removeItem(KEY_PREFIX + key);
      } catch {
        // Storage is blocked: `written` records the removal for this page.
      }
      notify(key);
    },
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      if (listeners.size === 0 && typeof window !== 'undefined')
        window.addEventListener('storage', onStorage);
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
        if (listeners.size === 0 && typeof window !== 'undefined')
          window.removeEventListener('storage', onStorage);
      };
    },
  };
}
