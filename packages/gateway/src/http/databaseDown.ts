/** PostgreSQL and socket error codes of a temporary failure, as opposed to a wrong query. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
  // Too many connections; shut down by an administrator; shut down after a crash; not yet started.
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Errors of node-postgres, PGlite and Kysely that carry no code. */
const MESSAGES =
  /connection terminated|connection ended|client has encountered a connection error|not queryable|timeout exceeded when trying to connect|timeout expired|after calling end on the pool|driver has already been destroyed|PGlite is (closed|closing)/i;

/** Whether an error means that the database cannot be reached at the moment, so that a later retry can succeed. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  return MESSAGES.test(error.message);
}
