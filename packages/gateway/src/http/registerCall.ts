import { BASE_PATHS, type Call, fromQueryEntries } from '@sabadora/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FieldError, Problem } from './problem.ts';

// `jitless`: compiled validators need `eval`. `en`: zod mini has no default messages.
z.config({ ...z.locales.en(), jitless: true });

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether responses are validated with their schema before they are sent. */
    validatesResponses: boolean;
  }
}

/** A response that does not match its call's schema: a defect of the gateway. */
class ResponseMismatch extends Error {
  override name = 'ResponseMismatch';
}

type Issue = z.core.$ZodIssue;

/** The innermost explanation; for a union, that of the branch that matched deepest. */
function describe(issue: Issue, path: PropertyKey[] = []): FieldError {
  const at = [...path, ...issue.path];
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
    if (deepest) return describe(deepest, at);
  }
  return { field: at.join('.'), message: issue.message };
}

function readInput(call: Call, request: FastifyRequest): unknown {
  const query = fromQueryEntries(Object.entries(request.query as Record<string, unknown>));
  const params = request.params as Record<string, string>;
  if (call.method === 'GET') return { ...query, ...params };
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(400, 'The body must be a JSON object.');
  }
  return { ...query, ...body, ...params };
}

/** Validates a response. @throws ResponseMismatch naming the call and each wrong field */
async function validateResponse(call: Call, response: unknown): Promise<void> {
  const checked = z.safeParse((await call.schemas()).response, response);
  if (checked.success) return;
  const fields = checked.error.issues.map((issue) => {
    const { field, message } = describe(issue);
    return `${field}: ${message}`;
  });
  throw new ResponseMismatch(`The response of ${call.name} breaks its contract: ${fields.join('; ')}`);
}

/**
 * Serves a call: reads path, query and body with its schema (400 names each wrong field), and validates the response
 * with its schema (500, the fields named in the log). When the handler returns nothing, the response is 204 without a
 * body.
 *
 * @param respondsAs another call at the same address whose response schema applies to the request, if any
 */
export function registerCall<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Other extends z.ZodMiniType = Response,
>(
  server: FastifyInstance,
  call: Call<Request, Response>,
  handler: (
    input: z.output<Request>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<z.output<NoInfer<Response>> | z.output<NoInfer<Other>>>,
  respondsAs?: (input: z.output<Request>) => Call<Request, Other> | undefined,
): void {
  server.route({
    method: call.method,
    url: BASE_PATHS[call.base] + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const { request: requestSchema } = await call.schemas();
      const parsed = z.safeParse(requestSchema, readInput(call, request));
      if (!parsed.success) {
        const errors: FieldError[] = [];
        for (const error of parsed.error.issues.map((issue) => describe(issue))) {
          // Only the first error of each field is reported.
          if (!errors.some(({ field }) => field === error.field)) errors.push(error);
        }
        const names = errors.map(({ field }) => field).join(', ');
        throw new Problem(400, `These parameters are not valid: ${names}.`, errors);
      }
      const response = await handler(parsed.data, request, reply);
      if (server.validatesResponses) await validateResponse(respondsAs?.(parsed.data) ?? call, response);
      return response === undefined ? reply.code(204).send() : response;
    },
  });
}
