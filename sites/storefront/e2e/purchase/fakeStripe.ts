import type {
  ConfirmPaymentData,
  PaymentIntentResult,
  StripeElementsOptionsMode,
  StripeError,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';

/** State of the fake that tests read in a page. */
export interface FakeStripe {
  /** Latest options of the payment forms. */
  options: StripeElementsOptionsMode;
}

declare global {
  var fakeStripe: FakeStripe | undefined;
}

/**
 * A fake of the script of https://js.stripe.com, as far as the site uses it; its types are the official package's. It
 * runs in the page, so it must use nothing outside of this function. Card numbers are typed into a frame of another
 * origin, and confirmed by a call to Stripe's API.
 */
export function installFakeStripe(): void {
  type Handler = (event: unknown) => void;
  type Confirmation = Pick<PaymentIntentResult, 'error'>;

  const frameAddress = 'https://js.stripe.com/fake-frame.html';
  const cards: Record<string, string> = {
    '4242424242424242': 'pm_card_visa',
    '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
    '4000002500003155': 'pm_card_authenticationRequired',
  };
  const invalid: StripeError = { type: 'validation_error', code: 'incomplete_number', message: 'Incomplete' };

  function createElement(type: string, state: { frame?: HTMLIFrameElement; method?: string }) {
    const handlers: Record<string, Handler> = {};
    let shown: HTMLElement | undefined;
    const element = {
      on: (event: string, handler: Handler) => {
        handlers[event] = handler;
        return element;
      },
      mount: (slot: HTMLElement) => {
        if (type === 'payment') {
          const frame = document.createElement('iframe');
          frame.title = 'Secure payment input frame';
          frame.src = frameAddress;
          frame.addEventListener('load', () => handlers['ready']?.({ elementType: 'payment' }));
          state.frame = frame;
          shown = frame;
        } else {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'Google Pay';
          button.addEventListener('click', () => {
            state.method = 'pm_card_visa';
            const event: StripeExpressCheckoutElementConfirmEvent = {
              expressPaymentType: 'google_pay',
              paymentFailed: () => {},
              billingDetails: {
                name: 'Zoë Van der Meulen',
                email: 'zoe@example.com',
                phone: '+32470123456',
                address: {
                  line1: 'Kouter 12',
                  line2: null,
                  city: 'Gent',
                  state: '',
                  postal_code: '9000',
                  country: 'BE',
                },
              },
            };
            handlers['confirm']?.(event);
          });
          shown = button;
          const none = { amazonPay: false, applePay: false, link: false, paypal: false, klarna: false };
          const event: StripeExpressCheckoutElementReadyEvent = {
            elementType: 'expressCheckout',
            availablePaymentMethods: { ...none, googlePay: true },
          };
          setTimeout(() => handlers['ready']?.(event));
        }
        slot.append(shown);
      },
      destroy: () => shown?.remove(),
    };
    return element;
  }

  /** The number typed into the frame. */
  const numberIn = (frame: HTMLIFrameElement) =>
    new Promise<string>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
      channel.port1.start();
      frame.contentWindow?.postMessage('number', 'https://js.stripe.com', [channel.port2]);
    });

  function elements(options: StripeElementsOptionsMode) {
    const state: { frame?: HTMLIFrameElement; method?: string } = {};
    globalThis.fakeStripe = { options };
    return {
      state,
      create: (type: string) => createElement(type, state),
      update: async (changes: object) => {
        globalThis.fakeStripe = { options: { ...(globalThis.fakeStripe?.options ?? options), ...changes } };
      },
      submit: async (): Promise<{ error?: StripeError }> => {
        if (!state.frame) return {};
        const method = cards[(await numberIn(state.frame)).replaceAll(' ', '')];
        if (method === undefined) return { error: invalid };
        state.method = method;
        return {};
      },
    };
  }

  async function confirm(
    key: string,
    kind: 'payment_intents' | 'setup_intents',
    options: {
      elements: ReturnType<typeof elements>;
      clientSecret: string;
      confirmParams: Pick<ConfirmPaymentData, 'return_url'>;
    },
  ): Promise<Confirmation> {
    const { clientSecret, confirmParams } = options;
    const [id] = clientSecret.split('_secret_');
    const answer = await fetch(`https://api.stripe.com/v1/${kind}/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key,
        client_secret: clientSecret,
        payment_method: options.elements.state.method ?? '',
        return_url: confirmParams.return_url,
      }),
    });
    const body = (await answer.json()) as {
      error?: StripeError;
      next_action?: { redirect_to_url: { url: string } } | null;
    };
    if (body.error) return { error: body.error };
    if (!body.next_action) return {};
    location.assign(body.next_action.redirect_to_url.url);
    return new Promise(() => {});
  }

  const Stripe = (key: string) => ({
    elements,
    confirmPayment: (options: Parameters<typeof confirm>[2]) => confirm(key, 'payment_intents', options),
    confirmSetup: (options: Parameters<typeof confirm>[2]) => confirm(key, 'setup_intents', options),
  });
  Object.assign(globalThis, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}
