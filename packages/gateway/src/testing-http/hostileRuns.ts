/** Generated requests to each form and call that visitors write to: 200, and 5,000 in the full run. */
export const HOSTILE_RUNS = process.env['SABADORA_MATRIX'] === 'all' ? 5000 : 200;

/** Milliseconds that a test with so many requests may take. */
export const HOSTILE_TIMEOUT_MS = 900_000;
