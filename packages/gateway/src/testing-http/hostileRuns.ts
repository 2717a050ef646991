/** Generated requests to each form and call with visitors' input: 100, and 5,000 in the full run. */
export const HOSTILE_RUNS = process.env['SABADORA_MATRIX'] === 'all' ? 5000 : 100;

/** Timeout in milliseconds of a test with that many requests. */
export const HOSTILE_TIMEOUT_MS = 900_000;
