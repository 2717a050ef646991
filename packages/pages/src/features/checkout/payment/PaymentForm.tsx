import type { Buyer, PaymentProviderData } from '@sabadora/api';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { useSabadora, type PaymentMeans } from '@sabadora/hooks';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import { sandboxMeans } from './sandboxMeans.ts';
import type { StripeAmount } from './stripe/useElements.ts';

const CardForm = lazyPart(async () => (await import('./CardForm.tsx')).CardForm);
const StripeForm = lazyPart(async () => (await import('./stripe/StripeForm.tsx')).StripeForm);

export interface PaymentFormProps {
  provider: PaymentProviderData;
  /** The amount to be taken. */
  of: StripeAmount;
  /** The buyer, where known. */
  buyer?: Buyer | null;
  /** Path on this site that the bank's page returns to. */
  returnPath: string;
  onPay: (means: PaymentMeans) => void;
  /** The button that pays. */
  children: ReactNode;
}

/** Payment form of the provider in use; its code is loaded on demand. */
export function PaymentForm({ provider, of, buyer, returnPath, onPay, children }: PaymentFormProps) {
  const { api } = useSabadora();
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      {provider.name === 'stripe' ? (
        <StripeForm
          publishableKey={provider.publishableKey ?? ''}
          of={of}
          buyer={buyer ?? null}
          returnPath={returnPath}
          onPay={onPay}
        >
          {children}
        </StripeForm>
      ) : (
        <CardForm onPay={(card) => onPay(sandboxMeans(api, card, returnPath))}>{children}</CardForm>
      )}
    </Suspense>
  );
}
