import type { PurchaseName, RowName } from './sizes/rows.ts';

/**
 * Largest size of each component: kB (1000 bytes) of gzip, JavaScript and CSS, with the words of one language and the
 * parts it loads on demand; without React, and without the tokens' values (1.1 kB), which a page has once.
 * `budgets.test.ts` checks it.
 */
export const BUDGETS: Record<RowName, number> = {
  calendar: 15,
  'scrolling calendar': 16,
  // Here and below, words are looked up at render, so that those of parts on demand can load later (0.05).
  'range slider': 7.05,
  stepper: 5.5,
  // Includes the rules for low windows (0.05); whole presses, shadow roots and other documents (0.4); input methods
  // (0.05); its own state, a description, the level of its title (0.25); keeping the page still in Safari on a phone
  // (0.4); icons with a ref (0.02); text that loads late and scrolls by keyboard (0.1).
  dialog: 6.42,
  // Includes the `onChange` of a toggle, in its close button (0.01).
  drawer: 6.43,
  // Includes `inputProps`, which also take the ref of a form library (0.15), and words that are undefined (0.01).
  select: 2.66,
  // 7 for the closed field; the rest loads on demand: the list with its action and its positioning, and a dialog with
  // its dependencies (6.25).
  combobox: 14.95,
  'photo carousel': 6,
  tabs: 3,
  // Includes a ref and the attributes of its root (0.05), and the width of its content (0.05).
  accordion: 2.1,
  // Includes the `onChange` of a toggle, in its close button (0.01).
  toast: 4.06,
};

/** Largest size of all `TOGETHER` in one bundle, in the same unit, but with the tokens' values. */
export const BUDGET_TOGETHER = 40;

/** The same for the components of product pages and checkout. */
export const PURCHASE_BUDGETS: Record<PurchaseName, number> = {
  Programme: 3.3,
  IncludedList: 0.7,
  PriceBreakdown: 2.1,
  RadioGroup: 4.1,
  Steps: 2.2,
  // Includes 2.7 for the photos.
  RoomCard: 5.2,
  ReviewCard: 2.3,
  ReviewSummary: 1.4,
  // Includes scrolling the focus out from under the bar (0.1).
  BookingBar: 2.6,
  ExpandableText: 1.9,
  InstalmentTable: 1.8,
  VideoSteps: 3.4,
};

/** Largest size of all of them in one bundle, with the tokens' values. */
export const PURCHASE_BUDGET_TOGETHER = 16.5;
