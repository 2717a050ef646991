import type { Environment } from '../wording/codes.ts';
import { addMonths, daysBetween, type IsoDay } from '@sabadora/days';

export type SeasonKind = Environment | 'ski' | 'southernCity';

/** Price levels in the middle of each month, from January; 1 is ordinary. */
const CURVES: Readonly<Record<SeasonKind, readonly number[]>> = {
  sea: [0.72, 0.75, 0.8, 0.93, 1.02, 1.17, 1.45, 1.52, 1.12, 0.9, 0.72, 0.76],
  ski: [1.2, 1.52, 1.24, 0.9, 0.78, 0.88, 1.08, 1.12, 0.88, 0.8, 0.74, 1.22],
  mountain: [0.88, 0.95, 0.86, 0.9, 0.98, 1.06, 1.24, 1.3, 1.05, 0.96, 0.78, 0.95],
  city: [0.82, 0.88, 0.98, 1.1, 1.15, 1.12, 0.98, 0.93, 1.12, 1.1, 0.94, 1.04],
  southernCity: [0.86, 0.92, 1.02, 1.18, 1.18, 1.05, 0.88, 0.86, 1.12, 1.14, 0.96, 1.0],
  countryside: [0.8, 0.85, 0.9, 1.0, 1.1, 1.12, 1.19, 1.22, 1.08, 1.0, 0.84, 0.92],
  vineyard: [0.78, 0.82, 0.88, 0.99, 1.1, 1.14, 1.14, 1.14, 1.24, 1.16, 0.84, 0.9],
  lake: [0.74, 0.77, 0.84, 0.98, 1.08, 1.18, 1.34, 1.38, 1.12, 0.94, 0.76, 0.84],
  forest: [0.86, 0.9, 0.9, 0.98, 1.06, 1.06, 1.14, 1.16, 1.04, 1.12, 0.92, 1.0],
};

/** Price level of a day, interpolated between the middles of the months. */
export function seasonOf(kind: SeasonKind, day: IsoDay): number {
  const middle = `${day.slice(0, 7)}-15`;
  const other = addMonths(middle, day < middle ? -1 : 1);
  const here = levelIn(kind, middle);
  const there = levelIn(kind, other);
  const part = daysBetween(middle, day) / daysBetween(middle, other);
  return here + (there - here) * part;
}

/** The level in the month of a day. */
function levelIn(kind: SeasonKind, day: IsoDay): number {
  return CURVES[kind][Number(day.slice(5, 7)) - 1] ?? 1;
}
