import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Whether PostgreSQL can store a text: it stores neither U+0000 nor half of a surrogate pair. */
export const isKept = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * The names, with dots, of the texts in a value that cannot be stored. For a property whose name cannot be stored,
 * the name of its object.
 */
function brokenFields(value: unknown): string[] {
  const fields: string[] = [];
  // A list instead of recursion, because a body may be nested deeper than the call stack allows.
  const rest: [field: string, value: unknown][] = [['', value]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [field, part] = next;
    if (typeof part === 'string' && !isKept(part)) fields.push(field);
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (isKept(key)) rest.push([field === '' ? key : `${field}.${key}`, inner]);
      else fields.push(field);
    }
  }
  return fields;
}

/** Paths on which such text is refused. Tracking stores it as it came instead (CH-187). */
const KEPT =
  /^\/(api\/(beneficiary|bookings|checkout|orders)|front-gateway\/(account|box-offers|marketing|purchase|sandbox)|gateway\/web-to-case)\b/;

/** Refuses requests to these paths when the address or the body has text that cannot be stored. */
export function refuseBrokenText(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ url, params, query, body }) => {
    if (!KEPT.test(url)) return;
    // The handlers of bodies of bytes, such as webhooks, check them themselves.
    const parts = [params, query, ...(typeof body === 'object' ? [body] : [])];
    const fields = parts.flatMap((part) => brokenFields(part));
    if (fields.length === 0) return;
    const errors = fields.map((field) => ({ field, message: 'must be text of whole characters' }));
    throw new Problem(400, 'The request has text with characters that do not exist.', errors);
  });
}
