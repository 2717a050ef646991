import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import { type FormBody, readForm, textOf } from './formBody.ts';
import { StripeAccount } from './stripeAccount.ts';
import { invalid, StripeProblem } from './StripeProblem.ts';

/** The keys of the test account. */
export const TEST_KEYS = {
  secretKey: 'sk_test_sabadora',
  publishableKey: 'pk_test_sabadora',
  webhookSecret: 'whsec_sabadora',
} as const;

/** The accepted parameters of requests that create something; others are refused, as Stripe does. */
const PARAMETERS = {
  '/v1/customers': ['metadata'],
  '/v1/payment_intents': [
    'amount',
    'currency',
    'customer',
    'allowed_payment_method_types',
    'setup_future_usage',
    'payment_method',
    'confirm',
    'off_session',
    'metadata',
  ] satisfies (keyof Stripe.PaymentIntentCreateParams)[],
  '/v1/setup_intents': [
    'customer',
    'allowed_payment_method_types',
    'usage',
    'metadata',
  ] satisfies (keyof Stripe.SetupIntentCreateParams)[],
  '/v1/refunds': ['payment_intent', 'amount', 'metadata'] satisfies (keyof Stripe.RefundCreateParams)[],
} as const;

interface Answer {
  status: number;
  body: object;
}

/** A local server that responds like Stripe's API, as far as the gateway and the script in the browser use it. */
export interface StripeServer {
  /** Origin of the server, e.g. "http://127.0.0.1:40123". */
  url: string;
  account: StripeAccount;
  /**
   * Requests that created or changed something, e.g. "POST /v1/refunds"; repetitions with the same key are not
   * counted.
   */
  done: readonly string[];
  /** Executes the next `count` requests, but closes their connections without a response. */
  loseAnswers: (count: number) => void;
  /** Forgets the idempotency keys of all requests, as Stripe does after a day. */
  forgetKeys: () => void;
  close: () => Promise<void>;
}

/** Starts the server on the given port, or on a free one. */
export async function startStripeServer(port = 0): Promise<StripeServer> {
  const account = new StripeAccount();
  const done: string[] = [];
  const answers = new Map<string, { path: string; body: string; answer?: Answer }>();
  let losing = 0;

  /** Executes a request once per idempotency key. The first response is stored, including client errors. */
  async function once(key: string | undefined, path: string, body: string): Promise<Answer> {
    if (key === undefined) return follow('POST', path, readForm(body));
    const known = answers.get(key);
    if (known && (known.path !== path || known.body !== body)) {
      throw new StripeProblem(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
    }
    if (known) {
      if (known.answer) return known.answer;
      throw new StripeProblem(409, 'idempotency_error', 'Another request with this key is in progress.');
    }
    const entry: { path: string; body: string; answer?: Answer } = { path, body };
    answers.set(key, entry);
    // Lets concurrent requests run in between.
    await nextTurn();
    entry.answer = follow('POST', path, readForm(body));
    return entry.answer;
  }

  function follow(method: string, path: string, form: FormBody): Answer {
    try {
      if (method === 'POST') done.push(`POST ${path}`);
      return { status: 200, body: route(account, method, path, form) };
    } catch (error) {
      if (error instanceof StripeProblem) return { status: error.status, body: error.toBody() };
      throw error;
    }
  }

  async function answer(request: IncomingMessage, body: string): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const { method = 'GET', headers } = request;
    // The script in the browser sends the publishable key and the secret of one intent.
    const isBrowser = textOf(readForm(body), 'key') === TEST_KEYS.publishableKey;
    if (!isBrowser && headers.authorization !== `Bearer ${TEST_KEYS.secretKey}`) {
      return {
        status: 401,
        body: new StripeProblem(401, 'invalid_request_error', 'Invalid API Key provided').toBody(),
      };
    }
    if (method === 'GET') return follow(method, pathname, readForm(searchParams.toString()));
    const key = headers['idempotency-key'];
    try {
      return await once(typeof key === 'string' ? key : undefined, pathname, body);
    } catch (error) {
      if (error instanceof StripeProblem) return { status: error.status, body: error.toBody() };
      throw error;
    }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      void answer(request, body).then(({ status, body: answered }) => {
        if (losing > 0) {
          losing -= 1;
          request.socket.destroy();
          return;
        }
        response
          .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
          .end(JSON.stringify(answered));
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    done,
    loseAnswers: (count) => {
      losing = count;
    },
    forgetKeys: () => answers.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function checkParameters(path: keyof typeof PARAMETERS, form: FormBody): void {
  const known: readonly string[] = PARAMETERS[path];
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
}

const listOf = <Item>(url: string, data: Item[]) =>
  ({ object: 'list', data, has_more: false, url }) satisfies Stripe.ApiList<Item>;

function route(account: StripeAccount, method: string, path: string, form: FormBody): object {
  if (method === 'GET' && path === '/v1/payment_intents')
    return listOf(path, account.paymentsOf(textOf(form, 'customer') ?? ''));
  if (method === 'GET' && path === '/v1/refunds')
    return listOf(path, account.refundsOf(textOf(form, 'payment_intent') ?? ''));
  if (method === 'POST' && path in PARAMETERS) checkParameters(path as keyof typeof PARAMETERS, form);
  if (method === 'POST' && path === '/v1/customers') return account.createCustomer(form);
  if (method === 'POST' && path === '/v1/payment_intents') return account.createPaymentIntent(form);
  if (method === 'POST' && path === '/v1/setup_intents') return account.createSetupIntent(form);
  if (method === 'POST' && path === '/v1/refunds') return account.refund(form);
  const [, id = '', action] = /^\/v1\/(?:payment|setup)_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (method === 'GET' && action === undefined) return account.readIntent(id);
  if (method === 'POST' && action === 'cancel') return account.cancel(id);
  if (method === 'POST' && action === 'confirm') return account.confirm(id, form);
  // The bank's page is not part of Stripe's API.
  if (method === 'POST' && action === 'challenge') return account.answerChallenge(id, form);
  throw new StripeProblem(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
}
