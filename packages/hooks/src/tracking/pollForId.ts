import { GOOGLE_ID_POLL_MS, GOOGLE_ID_POLLS } from '@sabadora/domain';

/** Reads an id at once and then once a second, until it is found, at most five times (CH-186, ALG-29). */
export function pollForId(read: () => string | undefined): {
  /** The id, once it was found. */
  id: () => string | undefined;
  stop: () => void;
} {
  let found: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (polls: number) => {
    found = read();
    if (found === undefined && polls < GOOGLE_ID_POLLS)
      timer = setTimeout(() => look(polls + 1), GOOGLE_ID_POLL_MS);
  };
  look(1);
  return { id: () => found, stop: () => clearTimeout(timer) };
}
