const waiting: (() => void)[] = [];

function loadNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(loadNext);
}

/**
 * Begins to load code in a task of its own, after what was to be loaded before it. A part's code is up to twenty files,
 * whose requests alone take a phone 50 ms: all parts of a page at once would hold up a press.
 */
export function loadInTurn(load: () => void): void {
  waiting.push(load);
  if (waiting.length === 1) setTimeout(loadNext);
}
