/** Generated requests to each form and call that visitors write to: 100, and 5,000 in the full run. */
export const HOSTILE_RUNS = process.env['SABADORA_MATRIX'] === 'all' ? 5000 : 100;

/** Milliseconds that a test with so many requests may take. */
export const HOSTILE_TIMEOUT_MS = 900_000;
