/**
 * The kinds of payment that Stripe may offer for an order, in Stripe's words. The form in the browser and the intent that it confirms
 * have to name the same. All of them are paid or declined within minutes, while the rooms are held.
 *
 * @param method As the order names it: "card", "wallet" or a way to pay later.
 * @param keepsMeans Whether further amounts are taken later: only cards keep them.
 */
export function stripeMethods(method: string, keepsMeans: boolean): readonly string[] {
  if (method === 'paypal') return ['paypal'];
  return keepsMeans || method === 'wallet' ? ['card'] : ['card', 'ideal', 'bancontact'];
}
