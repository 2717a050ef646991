import { CRITERIA_KEYS, FLOWS, LIST_KEYS, SORT_VALUES } from '@sabadora/domain';
import fc from 'fast-check';

/** Texts that run, break out of the markup or are misread unless they are treated as plain text. */
const INJECTIONS = [
  '<script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  "';window.hacked=1;//",
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '__proto__',
  'constructor',
  "1' OR '1'='1",
  '\u2028\u2029',
  '\u202Egnp.exe',
  '%00',
  '%',
  '%E0%A4%A',
  '../../../../etc/passwd',
] as const;

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '39',
  '007',
  '1e9',
  '1e999',
  '2147483648',
  '999999999999999',
  '0.1',
  'NaN',
];
const DAYS = [
  '2026-12-24',
  '2027-02-30',
  '2020-01-01',
  '9999-12-31',
  '0000-00-00',
  '2027-13-01',
  '20270101',
  'today',
];
/** Values of places and filters in the catalogue, so that many addresses have results. */
const USUAL = [
  '1',
  '2',
  '3',
  '5',
  '12',
  '40',
  '250',
  '9000',
  '48.8566',
  '2.3522',
  'spa',
  'pets',
  ...SORT_VALUES,
];

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...USUAL) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS, ...DAYS) },
  { weight: 2, arbitrary: fc.constantFrom(...INJECTIONS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...USUAL, ...NUMBERS), { maxLength: 300 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 3000 }).map((length) => 'a'.repeat(length)) },
);

const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CRITERIA_KEYS, ...LIST_KEYS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'page', 'flow'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);

/** A value, either percent-encoded or not. */
const written = fc
  .tuple(value, fc.boolean())
  .map(([text, isEncoded]) => (isEncoded ? encodeURIComponent(text.toWellFormed()) : text.toWellFormed()));

const part = fc
  .tuple(key, fc.constantFrom('=', '=', '=', '=', '', '=='), written)
  .map((pieces) => pieces.join(''));

/** The text with a part removed, doubled or replaced. */
function mutated(text: string, [at, length, kind]: readonly [number, number, number]): string {
  const from = at % (text.length + 1);
  const cut = text.slice(from, from + length);
  const rest = text.slice(0, from);
  if (kind === 0) return rest + text.slice(from + length);
  if (kind === 1) return rest + cut + cut + text.slice(from + length);
  return rest + ';=%,&#'.charAt(length % 6) + text.slice(from);
}

const address = fc
  .tuple(
    fc.array(part, { maxLength: 9 }),
    fc.option(fc.tuple(fc.nat(60), fc.nat(12), fc.nat(2)), { nil: undefined }),
    fc.constantFrom(...FLOWS, 'nothing', ''),
    written,
  )
  .map(([parts, change, flow, page]) => {
    const criteria = parts.join(';');
    return { criteria: change ? mutated(criteria, change) : criteria, flow, page };
  });

export interface HostileAddress {
  /** The hash, without "#". */
  hash: string;
  /** The same criteria in a query, without "?". */
  query: string;
}

/** Random addresses, reproducible by seed. */
export function hostileAddresses(count: number, seed: number): HostileAddress[] {
  return fc.sample(address, { numRuns: count, seed }).map(({ criteria, flow, page }) => ({
    hash: criteria.replaceAll('#', '%23'),
    query: `flow=${flow}&page=${page}&${criteria.replaceAll(';', '&')}`.replaceAll('#', '%23'),
  }));
}
