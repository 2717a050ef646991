import type { PurchaseContext } from '../purchase/PurchaseContext.ts';

/** What the account calls work with. It includes the purchase context because an account shows its orders. */
export type AccountContext = PurchaseContext;
