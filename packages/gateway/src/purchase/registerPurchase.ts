import type { FastifyInstance } from 'fastify';
import { registerBookingCalls } from '../calls/booking.ts';
import { registerPurchaseCalls } from '../calls/purchase.ts';
import { Problem } from '../http/problem.ts';
import { runWhileOpen } from '../http/runWhileOpen.ts';
import { registerDocuments } from './documents/registerDocuments.ts';
import { registerOutbox } from './emails/registerOutbox.ts';
import { sendEmails, type SendEmail } from './emails/sendEmails.ts';
import { type PaymentProvider, ProviderUnavailable, WebhookRefused } from './payments/PaymentProvider.ts';
import { receiveWebhook } from './payments/receiveWebhook.ts';
import type { PurchaseContext } from './PurchaseContext.ts';
import { deliverWebhooks, WEBHOOK_PATH } from './sandbox/deliverWebhooks.ts';
import { registerSandbox } from './sandbox/registerSandbox.ts';
import { sweep } from './sweep.ts';

/** Options of e-mails and of the timer's work. */
export interface PurchaseOptions {
  /** Sends e-mails; without it, they stay in the outbox. */
  sendEmail?: SendEmail | undefined;
  /** Address of the service that prints and posts gifts; without it, posted gifts wait. */
  fulfilmentEmail?: string | undefined;
  /** Whether the outbox is shown, without a sign-in: for development only. @default false */
  showsOutbox?: boolean | undefined;
  /** Milliseconds between two rounds of the timer's work; 0 disables it. @default 1000 */
  sweepEveryMs?: number | undefined;
}

/** Receives the provider's webhooks. Their signature covers the bytes of the body, so the body is not parsed. */
function registerWebhook(server: FastifyInstance, context: PurchaseContext, provider: PaymentProvider): void {
  const providers = [provider, ...(context.formerProviders ?? [])];
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, async (request, reply) => {
      // The provider whose signature header is present. Providers used earlier still send events.
      const sender = providers.find(({ signatureHeader }) => signatureHeader in request.headers) ?? provider;
      const signature = request.headers[sender.signatureHeader];
      try {
        const event = await sender.readWebhook(
          String(request.body),
          typeof signature === 'string' ? signature : undefined,
        );
        await receiveWebhook(context, sender, event);
      } catch (error) {
        if (error instanceof WebhookRefused) throw new Problem(400, error.message);
        if (error instanceof ProviderUnavailable) throw new Problem(503, 'Try again.', undefined, 5);
        throw error;
      }
      return reply.code(204).send();
    });
  });
}

/**
 * Registers everything about purchases: the calls, the provider's webhooks, the sandbox when it is the provider, and
 * the work that runs on a timer.
 */
export function registerPurchase(
  server: FastifyInstance,
  context: PurchaseContext,
  { sendEmail, showsOutbox = false, sweepEveryMs = 1000 }: PurchaseOptions,
): void {
  const { db, now, provider } = context;
  const deliver = async () => {
    const address = server.addresses().find((at) => typeof at === 'object');
    if (address) await deliverWebhooks(db, now, `http://127.0.0.1:${address.port}`);
  };
  registerPurchaseCalls(server, context);
  registerBookingCalls(server, context);
  registerDocuments(server, context);
  if (provider) registerWebhook(server, context, provider);
  if (provider?.name === 'sandbox') registerSandbox(server, context, deliver);
  if (showsOutbox) registerOutbox(server, context);
  if (sweepEveryMs > 0) {
    runWhileOpen(server, { name: 'the purchase', everyMs: sweepEveryMs }, async () => {
      if (provider?.name === 'sandbox') await deliver();
      await sweep(context);
      if (sendEmail) await sendEmails(context, sendEmail);
    });
  }
}
