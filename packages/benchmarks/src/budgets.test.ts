import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUDGET_TOGETHER, BUDGETS } from './budgets.ts';
import { isBuilt, total, weighOwn, withoutTheme } from './sizes/own.ts';
import { OWN, type RowName, TOGETHER } from './sizes/rows.ts';
import { kB } from './table.ts';

/** Nothing when the weight is within the budget; otherwise what there is to say. */
function excess(what: string, bytes: number, budget: number): string {
  return kB(bytes) > budget ? `${what} weighs ${kB(bytes).toFixed(1)} kB, budget ${budget}` : '';
}

// Vite would build for tests, with the larger JSX of development.
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
