import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type FormBody, textOf, textsOf } from './formBody.ts';
import {
  SAMPLE_CUSTOMER,
  SAMPLE_EVENT,
  SAMPLE_PAYMENT_INTENT,
  SAMPLE_REFUND,
  SAMPLE_SETUP_INTENT,
} from './samples.ts';
import { invalid, StripeProblem } from './StripeProblem.ts';

/** Test cards; the first three are cards that Stripe offers. */
export const TEST_CARDS = {
  approved: 'pm_card_visa',
  declined_funds: 'pm_card_visa_chargeDeclinedInsufficientFunds',
  challenge: 'pm_card_authenticationRequired',
  /** Approved at first, declined when the buyer is not present. */
  declined_later: 'pm_card_declinedLater',
} as const;

/** Least amount of a charge, in cents of euros. */
const AMOUNT_MIN = 50;

const MAY_CANCEL = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const FUNDS = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
} as const satisfies Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError;

/** The error when the buyer refuses or fails the bank's challenge. */
function challengeFailed(intent: Intent) {
  const code =
    intent.object === 'payment_intent'
      ? 'payment_intent_authentication_failure'
      : 'setup_intent_authentication_failure';
  return {
    type: 'invalid_request_error',
    code,
    message: 'The provided payment method has failed authentication.',
  } as const satisfies Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError;
}

/** A Stripe account for tests, with everything its API and its browsers have done so far. */
export class StripeAccount {
  /** Bodies of the events that were sent to webhooks, oldest first. */
  readonly events: string[] = [];
  readonly #customers = new Map<string, Stripe.Customer>();
  readonly #intents = new Map<string, Intent>();
  readonly #refunds: Stripe.Refund[] = [];

  createCustomer(form: FormBody): Stripe.Customer {
    const customer = {
      ...SAMPLE_CUSTOMER,
      id: newId('cus'),
      metadata: textsOf(form, 'metadata'),
    } satisfies Stripe.Customer;
    this.#customers.set(customer.id, customer);
    return customer;
  }

  createPaymentIntent(form: FormBody): Stripe.PaymentIntent {
    const amount = Number(textOf(form, 'amount'));
    if (!Number.isInteger(amount)) throw invalid('Invalid integer', { param: 'amount' });
    if (amount < AMOUNT_MIN) {
      throw invalid('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
    }
    const id = newId('pi');
    const usage = textOf(form, 'setup_future_usage');
    const intent = {
      ...SAMPLE_PAYMENT_INTENT,
      ...this.#sharedFields(form, id),
      amount,
      currency: textOf(form, 'currency') ?? '',
      setup_future_usage: usage === 'off_session' ? usage : null,
    } satisfies Stripe.PaymentIntent;
    this.#intents.set(id, intent);
    if (textOf(form, 'confirm') !== 'true') return intent;
    return this.#chargeWithoutBuyer(intent, form);
  }

  createSetupIntent(form: FormBody): Stripe.SetupIntent {
    const id = newId('seti');
    const intent = {
      ...SAMPLE_SETUP_INTENT,
      ...this.#sharedFields(form, id),
      usage: textOf(form, 'usage') ?? 'off_session',
    } satisfies Stripe.SetupIntent;
    this.#intents.set(id, intent);
    return intent;
  }

  readIntent(id: string): Intent {
    const intent = this.#intents.get(id);
    if (!intent)
      throw new StripeProblem(404, 'invalid_request_error', `No such intent: '${id}'`, {
        code: 'resource_missing',
      });
    return intent;
  }

  paymentsOf(customer: string): Stripe.PaymentIntent[] {
    return [...this.#intents.values()].filter(
      (intent) => intent.object === 'payment_intent' && intent.customer === customer,
    ) as Stripe.PaymentIntent[];
  }

  cancel(id: string): Intent {
    const intent = this.readIntent(id);
    if (!MAY_CANCEL.includes(intent.status)) {
      throw invalid(`You cannot cancel this intent because it has a status of ${intent.status}.`, {
        code: `${intent.object}_unexpected_state`,
      });
    }
    return this.#change(intent, { status: 'canceled' });
  }

  refund(form: FormBody): Stripe.Refund {
    const intent = this.readIntent(textOf(form, 'payment_intent') ?? '');
    const amount = Number(textOf(form, 'amount'));
    if (intent.object !== 'payment_intent' || intent.status !== 'succeeded') {
      throw invalid('This PaymentIntent does not have a successful charge to refund.');
    }
    const left = intent.amount - this.refundedOf(intent.id);
    if (amount > left) throw invalid(`Refund amount is greater than unrefunded amount (€${left / 100})`);
    const refund = {
      ...SAMPLE_REFUND,
      id: newId('re'),
      amount,
      payment_intent: intent.id,
      metadata: textsOf(form, 'metadata'),
    } satisfies Stripe.Refund;
    this.#refunds.push(refund);
    return refund;
  }

  /** Fails a refund: the buyer's bank has sent it back. */
  failRefund(intentId: string, reason: string): void {
    const at = this.#refunds.findLastIndex((refund) => refund.payment_intent === intentId);
    const refund = this.#refunds[at];
    if (!refund) throw new Error(`Intent ${intentId} has no refund`);
    const failed = { ...refund, status: 'failed', failure_reason: reason } satisfies Stripe.Refund;
    this.#refunds[at] = failed;
    this.#report('refund.failed', failed);
  }

  refundsOf(intentId: string): Stripe.Refund[] {
    return this.#refunds.filter((refund) => refund.payment_intent === intentId);
  }

  /** Refunded amount of an intent in cents. */
  refundedOf(intentId: string): number {
    return this.refundsOf(intentId).reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Confirms an intent as the script in the browser does, with the intent's secret. */
  confirm(id: string, form: FormBody): Intent {
    const intent = this.#secretIntent(id, form);
    if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
      throw invalid(`This intent cannot be confirmed because it has a status of ${intent.status}.`, {
        code: `${intent.object}_unexpected_state`,
      });
    }
    const method = textOf(form, 'payment_method') ?? '';
    const returnUrl = textOf(form, 'return_url');
    switch (method) {
      case TEST_CARDS.declined_funds: {
        const declined = this.#decline(intent, FUNDS);
        throw new StripeProblem(402, 'card_error', FUNDS.message, {
          code: FUNDS.code,
          decline_code: FUNDS.decline_code,
          ...(declined.object === 'payment_intent' && { payment_intent: declined }),
        });
      }
      case TEST_CARDS.challenge: {
        const url = `https://hooks.stripe.com/redirect/authenticate/${id}?client_secret=${intent.client_secret}`;
        return this.#change(intent, {
          status: 'requires_action',
          payment_method: method,
          next_action: {
            type: 'redirect_to_url',
            redirect_to_url: { return_url: returnUrl ?? null, url },
          },
        });
      }
      case TEST_CARDS.approved:
      case TEST_CARDS.declined_later:
        return this.#pay(intent, method);
      default:
        throw invalid(`No such PaymentMethod: '${method}'`, { code: 'resource_missing' });
    }
  }

  /** Applies the buyer's choice on the bank's page. */
  answerChallenge(id: string, form: FormBody): Intent {
    const intent = this.#secretIntent(id, form);
    if (intent.status !== 'requires_action') return intent;
    return textOf(form, 'answer') === 'approve'
      ? this.#pay(intent, TEST_CARDS.challenge)
      : this.#decline(intent, challengeFailed(intent));
  }

  #secretIntent(id: string, form: FormBody): Intent {
    const intent = this.readIntent(id);
    if (textOf(form, 'client_secret') !== intent.client_secret) {
      throw invalid('The client_secret provided does not match any associated intent.');
    }
    return intent;
  }

  /** The fields that intents of both kinds take from a request. */
  #sharedFields(form: FormBody, id: string) {
    const customer = textOf(form, 'customer');
    if (customer !== null && !this.#customers.has(customer)) {
      throw invalid(`No such customer: '${customer}'`, { code: 'resource_missing', param: 'customer' });
    }
    const allowed = Object.values(textsOf(form, 'allowed_payment_method_types'));
    return {
      id,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      customer,
      metadata: textsOf(form, 'metadata'),
      allowed_payment_method_types: allowed,
      payment_method_types: allowed,
    };
  }

  #chargeWithoutBuyer(intent: Stripe.PaymentIntent, form: FormBody): Stripe.PaymentIntent {
    const method = textOf(form, 'payment_method') ?? '';
    if (textOf(form, 'off_session') !== 'true')
      throw invalid('A buyer who is there confirms in the browser.');
    if (method !== TEST_CARDS.declined_later) {
      return this.#pay(intent, method) as Stripe.PaymentIntent;
    }
    const declined = this.#decline(intent, FUNDS) as Stripe.PaymentIntent;
    throw new StripeProblem(402, 'card_error', FUNDS.message, {
      code: FUNDS.code,
      decline_code: FUNDS.decline_code,
      payment_intent: declined,
    });
  }

  #pay(intent: Intent, method: string): Intent {
    const paid = { status: 'succeeded', payment_method: method, next_action: null } as const;
    return intent.object === 'payment_intent'
      ? this.#change(intent, { ...paid, amount_received: intent.amount, last_payment_error: null })
      : this.#change(intent, { ...paid, last_setup_error: null });
  }

  #decline(
    intent: Intent,
    error: Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError,
  ): Intent {
    const declined = { status: 'requires_payment_method', payment_method: null, next_action: null } as const;
    return intent.object === 'payment_intent'
      ? this.#change(intent, { ...declined, last_payment_error: error })
      : this.#change(intent, { ...declined, last_setup_error: error });
  }

  /** Stores the new state of an intent, and reports its status. */
  #change(intent: Intent, changes: Partial<Stripe.PaymentIntent> | Partial<Stripe.SetupIntent>): Intent {
    const next = { ...intent, ...changes } as Intent;
    this.#intents.set(intent.id, next);
    const type = EVENT_TYPES[next.object][next.status];
    if (type !== undefined) this.#report(type, next);
    return next;
  }

  #report(type: Stripe.Event['type'], object: Intent | Stripe.Refund): void {
    const event = { ...SAMPLE_EVENT, id: newId('evt'), type, data: { object } };
    this.events.push(JSON.stringify(event satisfies Omit<Stripe.Event, 'type' | 'data'>));
  }
}

/** The event type for each status of an intent. */
const EVENT_TYPES: Readonly<Record<Intent['object'], Partial<Record<string, Stripe.Event['type']>>>> = {
  payment_intent: {
    succeeded: 'payment_intent.succeeded',
    requires_payment_method: 'payment_intent.payment_failed',
    requires_action: 'payment_intent.requires_action',
    canceled: 'payment_intent.canceled',
  },
  setup_intent: {
    succeeded: 'setup_intent.succeeded',
    requires_payment_method: 'setup_intent.setup_failed',
    requires_action: 'setup_intent.requires_action',
    canceled: 'setup_intent.canceled',
  },
};
