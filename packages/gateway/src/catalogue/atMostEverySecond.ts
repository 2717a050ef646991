/**
 * Reports progress at most once a second, and not at all when the work takes less than that. A message equal to the
 * last reported one is dropped.
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
