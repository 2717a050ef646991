import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemBody } from './problem.ts';

const FORM = 'application/x-www-form-urlencoded';

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM) ?? false;

export interface FormAnswers {
  /** Path to which the browser is redirected after success, from the call's response. */
  returnPath: (response: unknown) => string;
  /** Plain text sent instead of the redirect, for a client that follows none; undefined for a browser. */
  acceptedText?: (request: FastifyRequest) => string | undefined;
  /**
   * Path to which the browser is redirected after a failure, from its problem; undefined shows `failurePage`.
   * @default `failurePage` for every failure
   */
  refusedPath?: (problem: ProblemBody, request: FastifyRequest) => string | undefined;
  /** HTML of the page that explains the failure. */
  failurePage: (problem: ProblemBody, request: FastifyRequest) => string;
}

/** Content security policy of a page of text with inline styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/**
 * Accepts plain form posts to the calls of a scope, as browsers without JavaScript send them: an accepted form gets a
 * 303 redirect, a refused one a page. Responses to JSON bodies are unchanged.
 */
export function acceptForms(
  scope: FastifyInstance,
  { returnPath, acceptedText, refusedPath, failurePage }: FormAnswers,
): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onSend', async (request, reply: FastifyReply, payload) => {
    if (!isForm(request) || typeof payload !== 'string') return payload;
    const body: unknown = JSON.parse(payload);
    void reply.removeHeader('content-length').header('cache-control', 'no-store');
    const text = reply.statusCode < 300 ? acceptedText?.(request) : undefined;
    if (text !== undefined) {
      void reply.type('text/plain; charset=utf-8');
      return text;
    }
    const path = reply.statusCode < 300 ? returnPath(body) : refusedPath?.(body as ProblemBody, request);
    if (path !== undefined) {
      void reply.code(303).header('location', path).removeHeader('content-type');
      return '';
    }
    void reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return failurePage(body as ProblemBody, request);
  });
}
