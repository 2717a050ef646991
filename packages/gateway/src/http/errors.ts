import { QueueFull } from '@sabadora/pictures';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from './databaseDown.ts';
import { Problem } from './problem.ts';

/** Seconds until a retry while the database is unavailable. */
const RETRY_AFTER_SECONDS = 5;
/** Seconds until a retry while the queue of pictures is full. */
const PICTURE_RETRY_AFTER_SECONDS = 3;

function send(reply: FastifyReply, problem: Problem) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()));
}

/** Details shown for errors that Fastify raises while it reads a request, by status. */
const OF_FASTIFY: Record<number, string> = {
  400: 'The request cannot be read: its body or address is malformed.',
  413: 'The body is larger than this service accepts.',
  414: 'The address is longer than this service accepts.',
  415: 'The body must be application/json.',
};

function ofFastify({ statusCode = 500 }: FastifyError): Problem | undefined {
  const detail = OF_FASTIFY[statusCode];
  return detail === undefined ? undefined : new Problem(statusCode, detail);
}

/** Responds to addresses so malformed that Fastify finds no route for them. */
export function rejectMalformedUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void send(reply, new Problem(400, 'The address of the request is malformed.'));
}

/** Responds to every error with problem JSON, and to an unknown address with 404. No internal detail is sent. */
export function registerErrors(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) =>
    send(reply, new Problem(404, `There is no ${request.method} ${request.url.split('?')[0] ?? ''} here.`)),
  );
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return send(reply, error);
    if (isDatabaseDown(error)) {
      request.log.error({ error: error.message }, 'the database does not respond');
      const detail = 'The catalogue cannot be read at the moment. Try again in a few seconds.';
      return send(reply, new Problem(503, detail, undefined, RETRY_AFTER_SECONDS));
    }
    if (error instanceof QueueFull) {
      const detail = 'Too many pictures are waited for. Try again in a few seconds.';
      return send(reply, new Problem(503, detail, undefined, PICTURE_RETRY_AFTER_SECONDS));
    }
    const problem = ofFastify(error);
    if (problem) return send(reply, problem);
    request.log.error({ err: error }, error.message);
    return send(reply, new Problem(500, 'The request could not be processed. The cause is in the log.'));
  });
}
