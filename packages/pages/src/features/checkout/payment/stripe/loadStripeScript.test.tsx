import { expect, test, vi } from 'vitest';
import { loadStripeScript } from './loadStripeScript.ts';

type Rules = { createScriptURL: (address: string) => string };

test('under Trusted Types the default policy admits Stripe’s scripts, and nothing else', async () => {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown };
  };
  // Mocked, because a policy of this page would be shared with other tests.
  const made = vi.spyOn(trustedTypes, 'createPolicy').mockReturnValue(undefined);
  const script = vi.fn((key: string) => ({ key }));
  Object.assign(window, { Stripe: Object.assign(script, { version: 'endive' }) });
  expect(await loadStripeScript('pk_test_1')).toEqual({ key: 'pk_test_1' });
  const [[name, rules] = []] = made.mock.calls;
  expect(name).toBe('default');
  const admit = (address: string) => rules?.createScriptURL(address);
  expect(admit('https://js.stripe.com/endive/stripe.js')).toBe('https://js.stripe.com/endive/stripe.js');
  expect(admit('https://m.js.stripe.com/x.js')).toBe('https://m.js.stripe.com/x.js');
  for (const address of [
    'https://js.stripe.com.evil.example/stripe.js',
    'https://evil.example/js.stripe.com/',
    'http://js.stripe.com/stripe.js',
    '/stripe.js',
  ])
    expect(() => admit(address)).toThrow(TypeError);
  made.mockRestore();
});
