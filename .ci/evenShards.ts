import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How much longer a test of a whole page takes than one of a component or a hook with as much text. */
const PAGES_TAKE = 2;

const weightOf = (file: string): number =>
  statSync(file).size * (file.includes('/packages/pages/') ? PAGES_TAKE : 1);

/**
 * Shares test files among the shards of a run so that they end about together: each file, the longest first, goes to the
 * shard that has the least so far. Vitest's own shards hold as many files each, whatever is in them.
 */
export default class EvenShards extends BaseSequencer {
  override async shard(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    return evenShares(specifications, count, ({ moduleId }) => weightOf(moduleId))[index - 1] ?? [];
  }
}

/** Shares items among so many lists of about the same weight; the same each time, whatever order they come in. */
export function evenShares<T extends { moduleId: string }>(
  items: readonly T[],
  count: number,
  weight: (item: T) => number,
): T[][] {
  const shares = Array.from({ length: count }, () => ({ items: [] as T[], weight: 0 }));
  const weighed = items.map((item) => ({ item, weight: weight(item) }));
  weighed.sort((a, b) => b.weight - a.weight || (a.item.moduleId < b.item.moduleId ? -1 : 1));
  for (const next of weighed) {
    const lightest = shares.reduce((a, b) => (b.weight < a.weight ? b : a));
    lightest.items.push(next.item);
    lightest.weight += next.weight;
  }
  return shares.map((share) => share.items);
}
