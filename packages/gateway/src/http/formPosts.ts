import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemBody } from './problem.ts';

const FORM = 'application/x-www-form-urlencoded';

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith(FORM) ?? false;

export interface FormAnswers {
  /** Path that the browser is sent to once the call has done its work, from what the call returned. */
  returnPath: (response: unknown) => string;
  /** Plain text in place of sending a client on that follows no redirect; undefined for a browser. */
  acceptedText?: (request: FastifyRequest) => string | undefined;
  /**
   * Path that the browser is sent to when the call has not, by its problem; undefined for a page. @default a page for
   * each
   */
  refusedPath?: (problem: ProblemBody, request: FastifyRequest) => string | undefined;
  /** The page that says why it has not: HTML. */
  failurePage: (problem: ProblemBody, request: FastifyRequest) => string;
}

/** Content security policy of a page of text with its own styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/**
 * Lets plain forms be posted to the calls of a scope, as browsers without JavaScript do: an accepted form gets status
 * 303, a refused one a page. Responses to calls with a JSON body are unchanged.
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
