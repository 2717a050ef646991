import { ApiError, confirmSandboxIntent, type ApiClient, type SandboxCard } from '@sabadora/api';
import type { PaymentMeans } from '@sabadora/hooks';
import { readDeclineCode } from './declineCode.ts';

/** Means of payment of the embedded sandbox. It confirms the payment as a provider's own script would. */
export function sandboxMeans(api: ApiClient, card: SandboxCard, returnPath: string): PaymentMeans {
  return {
    name: card === 'wallet' ? 'wallet' : 'card',
    confirm: async ({ intentId, clientSecret }, signal) => {
      const confirmed = await api
        .send(confirmSandboxIntent, { id: intentId, clientSecret, card, returnPath }, { signal })
        .catch((error: unknown) => {
          if (isRefusal(error)) return undefined;
          throw error;
        });
      if (!confirmed) return { status: 'failed' };
      const { status, declineCode, redirectTo } = confirmed;
      if (status === 'requires_action' && redirectTo !== null) return { status: 'redirect', to: redirectTo };
      return status === 'requires_payment_method'
        ? { status: 'declined', declineCode: readDeclineCode(declineCode) }
        : { status: 'confirmed' };
    },
  };
}

/**
 * Whether the call was refused, so that nothing was taken. After any other failure, the payment may have been made.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;
}
