import { confirmSandboxIntent, type ApiClient, type SandboxCard } from '@sabadora/api';
import type { PaymentMeans } from '@sabadora/hooks';
import { readDeclineCode } from './declineCode.ts';

/** Asks the embedded sandbox to take the money, as a provider's own script would. */
export function sandboxMeans(api: ApiClient, card: SandboxCard, returnPath: string): PaymentMeans {
  return {
    name: card === 'wallet' ? 'wallet' : 'card',
    confirm: async ({ intentId, clientSecret }, signal) => {
      const { status, declineCode, redirectTo } = await api.send(
        confirmSandboxIntent,
        { id: intentId, clientSecret, card, returnPath },
        { signal },
      );
      if (status === 'requires_action' && redirectTo !== null) return { status: 'redirect', to: redirectTo };
      return status === 'requires_payment_method'
        ? { status: 'declined', declineCode: readDeclineCode(declineCode) }
        : { status: 'confirmed' };
    },
  };
}
