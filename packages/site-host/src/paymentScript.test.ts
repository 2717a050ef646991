import { expect, test } from 'vitest';
import { paymentScript } from './paymentScript.ts';

test('only where orders are paid at Stripe may its script stand in a document', () => {
  expect([undefined, '', 'sandbox'].map(paymentScript)).toEqual([undefined, undefined, undefined]);
  expect(paymentScript('stripe')).toMatchObject({
    callHosts: ['https://api.stripe.com'],
    frameHosts: expect.arrayContaining(['https://hooks.stripe.com']),
  });
});
