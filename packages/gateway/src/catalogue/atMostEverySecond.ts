/**
 * Hands progress on at most once a second, and not at all when the work is done sooner; a message that says what the last
 * one said is none, as while lines of another kind are read.
 */
export function atMostEverySecond(
  report: ((message: string) => void) | undefined,
): (message: string) => void {
  let reportedAt = performance.now();
  let last: string | undefined;
  return (message) => {
    if (message === last || performance.now() - reportedAt < 1000) return;
    reportedAt = performance.now();
    last = message;
    report?.(message);
  };
}
