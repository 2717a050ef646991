// The hotel and the days for every calendar of the comparison.

/** ISO day, a Saturday. */
export const TODAY = '2026-11-21';
/** ISO day in the eleventh month after `TODAY`, so that there are twelve months. */
export const LAST_DAY = '2027-10-31';

const DAY_MS = 86_400_000;
const SEASON = [0, 5, 8, 15, 25, 40, 70, 75, 35, 15, 0, 20];

/** Price and availability of a day. */
export interface DayInfo {
  isSelectable: boolean;
  reason?: string;
  /** Price in cents. */
  amount?: number;
  minNights?: number;
  isCheapest?: boolean;
}

/** A day of a realistic hotel: more expensive at weekends and in summer, and full on some days. */
export function dayInfo(iso: string): DayInfo {
  const day = Date.parse(iso) / DAY_MS;
  if ((day * 7) % 23 === 4) return { isSelectable: false, reason: 'Hotel full' };
  const weekday = (day + 3) % 7;
  const isWeekend = weekday === 4 || weekday === 5;
  const season = SEASON[Number(iso.slice(5, 7)) - 1] ?? 0;
  return {
    isSelectable: true,
    amount: (79 + season + (isWeekend ? 40 : 0) + ((day * 13) % 17)) * 100,
    minNights: isWeekend && day % 3 === 0 ? 2 : 1,
    isCheapest: iso.endsWith('-09'),
  };
}

const money = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** The price under a day, e.g. "€104"; undefined for days that cannot be chosen. */
export function priceOf(iso: string): string | undefined {
  if (iso < TODAY || iso > LAST_DAY) return undefined;
  const { isSelectable, amount } = dayInfo(iso);
  return isSelectable && amount !== undefined ? money.format(amount / 100) : undefined;
}

/** Whether a day can be chosen. */
export const isOpen = (iso: string) => iso >= TODAY && iso <= LAST_DAY && dayInfo(iso).isSelectable;
