/** Minimum time in ms that a message stays. */
const LEAST = 5000;
/** ms per character: about 120 words a minute, the pace of a slow reader. */
const PER_CHARACTER = 80;

/** Time in ms that a message stays: at least 5 s, and long enough to read it (WCAG 2.2, 2.2.1). */
export function readingTime(message: string): number {
  return Math.max(LEAST, message.length * PER_CHARACTER);
}
