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
  /** What is to be taken. */
  of: StripeAmount;
  /** Who pays, where it is known. */
  buyer?: Buyer | null;
  /** Where the bank's page leads back to, on this site. */
  returnPath: string;
  onPay: (means: PaymentMeans) => void;
  /** The button that pays. */
  children: ReactNode;
}

/** The form of whoever takes the money; its code is loaded with it. */
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
