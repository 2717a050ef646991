/**
 * Payment method types that Stripe may offer for an order, by Stripe's names. The form in the browser and the intent
 * that it confirms must have the same types. All of them are paid or declined within minutes, while the rooms are
 * held.
 *
 * @param method payment method of the order: "card", "wallet" or a way to pay later
 * @param keepsMeans whether further amounts are charged later, which is possible with cards only
 */
export function stripeMethods(method: string, keepsMeans: boolean): readonly string[] {
  if (method === 'paypal') return ['paypal'];
  return keepsMeans || method === 'wallet' ? ['card'] : ['card', 'ideal', 'bancontact'];
}
