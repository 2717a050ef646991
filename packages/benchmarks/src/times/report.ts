import { percentile } from '../percentile.ts';
import { type Cell, formatTable, times, verdict } from '../table.ts';
import { type Measured, SLOWDOWN } from './measure.ts';
import type { Scenario } from './scenario.ts';

/** Contenders that are not peers. */
const OURS = 'ours';
const FLOOR = 'plain React';
const NOT_PEERS = new Set([OURS, FLOOR, 'plain DOM']);

/** Table of a scenario: ours compared with the others, then the medians. */
export function timeTable<Parts>(
  { title, rows, contenders, notes }: Scenario<Parts>,
  { samples, failures }: Measured,
  rounds: number,
): string {
  const titles = contenders.map((contender) => contender.title);
  const cells = Object.entries(rows).map(([row, target]): Cell[] => {
    const medianOf = (contender: string) => {
      const all = failures.has(contender) ? undefined : samples.get(row)?.get(contender);
      return all && all.length > 0 ? percentile(all, 0.5) : undefined;
    };
    const medians = titles.map(medianOf);
    const own = medianOf(OURS);
    const floor = medianOf(FLOOR);
    const peers = titles.flatMap((name) => {
      const median = NOT_PEERS.has(name) ? undefined : medianOf(name);
      return median === undefined ? [] : [{ name, median }];
    });
    const best = peers.toSorted((a, b) => a.median - b.median)[0];
    const isComparable = own !== undefined && floor !== undefined;
    return [
      row,
      isComparable ? times(own, floor) : '–',
      isComparable ? verdict(own / floor, target) : '',
      own === undefined || !best ? '–' : `${times(own, best.median)} ${best.name}`,
      ...medians.map((median) => median?.toFixed(1) ?? '–'),
    ];
  });
  const heads = ['action', `${OURS} / ${FLOOR}`, 'target', `${OURS} / best peer`, ...titles];
  const table = formatTable(
    `${title}: ratios, then ms at ${SLOWDOWN}× CPU slowdown, medians of ${rounds} pages each`,
    heads,
    cells,
  );
  const remarks = [
    ...notes,
    ...[...failures].map(([name, reason]) => `${name} could not be measured: ${reason.split('\n')[0] ?? ''}`),
  ];
  return remarks.length === 0 ? table : `${table}\n${remarks.map((remark) => `- ${remark}`).join('\n')}\n`;
}
