import type { PurchaseName, RowName } from './sizes/rows.ts';

/**
 * Most that a component may weigh: kB of 1000 bytes, gzip, JavaScript and CSS, with the words of one language and
 * what it loads on demand; without React, and without the tokens' values (1.1 kB), which a page has once. Held by
 * `budgets.test.ts`.
 */
export const BUDGETS: Record<RowName, number> = {
  calendar: 15,
  'scrolling calendar': 16,
  // Here and below: words are looked up when a component renders, so that those of a part on demand may come later (0.05).
  'range slider': 7.05,
  stepper: 5.5,
  // With the rules for low windows (0.05); whole presses, shadow roots and other documents (0.4); input methods (0.05); state of its own, a description, the level of its title (0.25); a page that Safari on a phone does not move (0.4); icons with a ref (0.02); text that comes late and is scrolled by the keyboard (0.1).
  dialog: 6.42,
  // And the `onChange` of a toggle, in the button of its cross (0.01).
  drawer: 6.43,
  // With `inputProps`, which takes the ref of a form library, too (0.15).
  select: 2.65,
  // 7 of it for the closed field, the rest on demand: the list, its action and the room it makes for itself, and a dialog with all it brings (6.25).
  combobox: 14.95,
  'photo carousel': 6,
  tabs: 3,
  // With a ref and the attributes of its root (0.05), and the width of what is used in it (0.05).
  accordion: 2.1,
  // With the `onChange` of a toggle, in the button of its cross (0.01).
  toast: 4.06,
};

/** kB of all of `TOGETHER` in one bundle, by the same count but with the tokens' values. */
export const BUDGET_TOGETHER = 40;

/** The same for the components of product pages and checkout. */
export const PURCHASE_BUDGETS: Record<PurchaseName, number> = {
  Programme: 3.3,
  IncludedList: 0.7,
  PriceBreakdown: 2.1,
  RadioGroup: 4.1,
  Steps: 2.2,
  // 2.7 of it for the photos.
  RoomCard: 5.2,
  ReviewCard: 2.3,
  ReviewSummary: 1.4,
  // With the focus that is scrolled clear of it (0.1).
  BookingBar: 2.6,
  ExpandableText: 1.9,
  InstalmentTable: 1.8,
  VideoSteps: 3.4,
};

/** kB of all of them in one bundle, with the tokens' values. */
export const PURCHASE_BUDGET_TOGETHER = 16.5;
