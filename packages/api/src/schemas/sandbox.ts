import * as z from 'zod/mini';

/** Test cards of the sandbox, by the token that the embedded form sends instead of a number. */
export const SANDBOX_CARDS = [
  'approved',
  'declined_funds',
  'declined_lost',
  'declined',
  /** Paid, but later charges without the buyer are declined. */
  'declined_later',
  /** The bank requires authentication: the response has the URL of its page. */
  'challenge',
  'wallet',
  /** Paid after some seconds. */
  'slow',
  /** The provider never responds, and nothing is paid. */
  'no_answer',
  /** The provider never responds, but it was paid. */
  'answer_lost',
  /** Paid, and the webhook is delivered twice. */
  'webhook_twice',
  /** Paid, and the webhook arrives before the response. */
  'webhook_first',
  /** Paid, and no webhook ever arrives. */
  'webhook_never',
] as const;

/** Request and response of `confirmSandboxIntent`. */
export const confirmSandboxIntent = {
  request: z.object({
    id: z.string().check(z.regex(/^pi_\w{10,60}$/)),
    clientSecret: z.string().check(z.maxLength(200)),
    card: z.enum(SANDBOX_CARDS),
    /** Path on this site to which the bank's page returns. @default the payment step */
    returnPath: z.optional(z.string().check(z.regex(/^\/(?!\/)[\w\-./?=&%;,#]{0,600}$/))),
  }),
  response: z.object({
    status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
    declineCode: z.nullable(z.string()),
    /** For `requires_action`: URL to redirect the buyer to. */
    redirectTo: z.nullable(z.string()),
  }),
};

/** A test card of the sandbox: one of `SANDBOX_CARDS`. */
export type SandboxCard = (typeof SANDBOX_CARDS)[number];
