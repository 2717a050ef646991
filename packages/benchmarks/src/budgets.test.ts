import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUDGET_TOGETHER, BUDGETS, PURCHASE_BUDGET_TOGETHER, PURCHASE_BUDGETS } from './budgets.ts';
import { isBuilt, total, weighComponents, weighOwn, withoutTheme } from './sizes/own.ts';
import { OWN, purchaseComponent, type PurchaseName, type RowName, TOGETHER } from './sizes/rows.ts';
import { kB } from './table.ts';

/** "" when the weight is within the budget; otherwise a message. */
function excess(what: string, bytes: number, budget: number): string {
  return kB(bytes) > budget ? `${what} weighs ${kB(bytes).toFixed(1)} kB, budget ${budget}` : '';
}

// In the environment of tests, Vite would build the larger JSX of development.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test('a component over its budget is named with its weight and the budget', () => {
  expect(excess('StayCalendar', 15_040, 15)).toBe('StayCalendar weighs 15.0 kB, budget 15');
  expect(excess('StayCalendar', 15_000, 15)).toBe('');
});

test.each((Object.keys(BUDGETS) as RowName[]).filter(isBuilt))('%s stays within its budget', async (row) => {
  expect(excess(OWN[row].folder, withoutTheme(await weighOwn(row)), BUDGETS[row])).toBe('');
});

test('the components of a search page stay within their budget in one bundle', async () => {
  const rows = TOGETHER.filter(isBuilt);
  expect(excess(rows.join(', '), total(await weighOwn(...rows)), BUDGET_TOGETHER)).toBe('');
});

const purchase = Object.keys(PURCHASE_BUDGETS) as PurchaseName[];

test.each(purchase)('%s stays within its budget', async (name) => {
  const weight = withoutTheme(await weighComponents([purchaseComponent(name)]));
  expect(excess(name, weight, PURCHASE_BUDGETS[name])).toBe('');
});

test('the components of product pages and checkout stay within their budget in one bundle', async () => {
  const weight = total(await weighComponents(purchase.map(purchaseComponent)));
  expect(excess(purchase.join(', '), weight, PURCHASE_BUDGET_TOGETHER)).toBe('');
});
