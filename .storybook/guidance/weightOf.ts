import { BUDGETS, PURCHASE_BUDGETS } from '../../packages/benchmarks/src/budgets.ts';
import { OWN } from '../../packages/benchmarks/src/sizes/rows.ts';

/** Budget of a component in kB of gzip, with styles and the words of one language; a test checks it. */
export function weightOf(component: string): number | undefined {
  const row = Object.entries(OWN).find(([, { folder }]) => folder === component)?.[0];
  return Object.entries({ ...PURCHASE_BUDGETS, ...BUDGETS }).find(
    ([name]) => name === (row ?? component),
  )?.[1];
}
