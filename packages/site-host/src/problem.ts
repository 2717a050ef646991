import { STATUS_CODES } from 'node:http';

/** Media type of problem details (RFC 9457). */
export const PROBLEM_JSON = 'application/problem+json';

/** Problem details as text; `detail` is for developers and must reveal no internals. */
export function problem(status: number, detail: string): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail });
}
