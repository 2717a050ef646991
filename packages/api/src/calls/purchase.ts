import { defineCall } from '../call.ts';

/**
 * Holds the rooms of a stay and starts its order. The same `attempt` returns the same checkout. Status 409 when the
 * stay is not available (any more); its one error names the field at fault, with a code of `PURCHASE_ERRORS` as
 * message.
 */
export const initCheckout = /* @__PURE__ */ defineCall({
  name: 'initCheckout',
  method: 'POST',
  path: '/checkout/init',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/checkout.ts')).initCheckout,
});

/** Returns the current state of a checkout, also of an order that is paid or expired. */
export const getCheckout = /* @__PURE__ */ defineCall({
  name: 'getCheckout',
  method: 'GET',
  path: '/checkout/{id}',
  schemas: async () => (await import('../schemas/checkout.ts')).getCheckout,
});

/**
 * Changes a checkout; fields that are left out keep their value. Status 400 names each wrong field (`buyer.email`, …)
 * with a fault as message. Status 409 names the field `state` when the order is not open to changes.
 */
export const updateCheckout = /* @__PURE__ */ defineCall({
  name: 'updateCheckout',
  method: 'POST',
  path: '/checkout/{id}',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/checkout.ts')).updateCheckout,
});

/** Loads the schema of a buyer, by which a form can validate the fields exactly as the gateway does. */
export const loadBuyerSchema = async () => (await import('../schemas/checkout.ts')).buyer;

/** Loads the schema of a buyer who gives, with the note under `note`. */
export const loadGiverSchema = async () => (await import('../schemas/checkout.ts')).giver;

/** Holds the rooms again when the hold has ended or is about to; status 409 when they are no longer available. */
export const renewCheckout = /* @__PURE__ */ defineCall({
  name: 'renewCheckout',
  method: 'POST',
  path: '/checkout/{id}/renew',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/checkout.ts')).renewCheckout,
});

/** Begins the payment of a checkout (PR-175). The same `attempt` gives the same payment. */
export const createOrder = /* @__PURE__ */ defineCall({
  name: 'createOrder',
  method: 'POST',
  base: 'frontGateway',
  path: '/purchase/orders',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/purchase.ts')).createOrder,
});

/** Completes an order whose payment the browser confirmed; may be sent again while it is pending (PR-176). */
export const finishOrder = /* @__PURE__ */ defineCall({
  name: 'finishOrder',
  method: 'POST',
  base: 'frontGateway',
  path: '/purchase/zeppto',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/purchase.ts')).finishOrder,
});

/** Returns a paid order, limited to what anyone with its address may see. */
export const getOrder = /* @__PURE__ */ defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/orders/{orderUUID}',
  schemas: async () => (await import('../schemas/purchase.ts')).getOrder,
});

/** Returns the price of an order's cancellation insurance (PR-154, D-105). */
export const insuranceQuote = /* @__PURE__ */ defineCall({
  name: 'insuranceQuote',
  method: 'POST',
  base: 'frontGateway',
  path: '/purchase/insurance/quote',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/purchase.ts')).insuranceQuote,
});

/** Returns the ways in which an amount may be paid later or in parts (PR-164). */
export const almaEligibility = /* @__PURE__ */ defineCall({
  name: 'almaEligibility',
  method: 'GET',
  base: 'frontGateway',
  path: '/purchase/alma/eligibility',
  schemas: async () => (await import('../schemas/purchase.ts')).almaEligibility,
});

/** Pays an intent of the sandbox provider, as the script of a real provider does in the browser. */
export const confirmSandboxIntent = /* @__PURE__ */ defineCall({
  name: 'confirmSandboxIntent',
  method: 'POST',
  base: 'frontGateway',
  path: '/sandbox/intents/{id}/confirm',
  schemas: async () => (await import('../schemas/sandbox.ts')).confirmSandboxIntent,
});
