import type { PurchaseContext } from '../purchase/PurchaseContext.ts';

/** What the calls of accounts work with: orders are among what they show. */
export type AccountContext = PurchaseContext;
