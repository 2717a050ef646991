import type { StoredKey } from '@sabadora/domain';
import type { SafeStorage } from '../storage/storage.ts';

/** Storage keys of a tracked visitor. */
export const TRACKING_KEYS = {
  visitor: 'visitor',
  session: 'session',
  activated: 'activated',
} as const satisfies Readonly<Record<string, StoredKey>>;

const VISITOR_ID = /^[\w-]{8,64}$/;

/** The visitor's id: the stored one, or a new one of 128 random bits, which is stored. */
export function ownVisitorId(storage: SafeStorage): string {
  const stored = storage.get(TRACKING_KEYS.visitor);
  if (stored !== null && VISITOR_ID.test(stored)) return stored;
  // Not `randomUUID`, which is missing on pages served over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storage.set(TRACKING_KEYS.visitor, id);
  return id;
}

/** Removes the visitor's id and session from storage, because consent was refused or withdrawn. */
export function forgetVisitor(storage: SafeStorage): void {
  for (const key of Object.values(TRACKING_KEYS)) storage.remove(key);
}

/** Parses a stored list of texts; empty for any other text. */
export function readTexts(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
