import * as fc from 'fast-check';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The paths of all values in a body, including the body itself. */
export function placesIn(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

/** The body with another value at a path; `undefined` removes it. */
export function withAt(
  body: Json,
  [key, ...rest]: readonly string[],
  value: Json | undefined,
): Json | undefined {
  if (key === undefined) return value;
  if (body === null || typeof body !== 'object') return body;
  const part = Array.isArray(body) ? body[Number(key)] : body[key];
  const next = withAt(part ?? null, rest, value);
  if (Array.isArray(body)) {
    return body.flatMap((item, at) => (String(at) === key ? (next === undefined ? [] : [next]) : [item]));
  }
  const { [key]: _old, ...others } = body;
  return next === undefined ? others : { ...others, [key]: next };
}

const deep = (levels: number): Json => (levels === 0 ? 'x' : [deep(levels - 1)]);

/** Values that no field accepts. */
const HOSTILE: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -0.000_01,
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  '\u202Etxt',
  '😀'.repeat(500),
  'x'.repeat(5000),
  '1e9',
  '0x10',
  'Infinity',
  'NaN',
  '٣',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-12-12T00:00:00Z',
  "'; drop table purchase; --",
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  '4242 4242 4242 4242',
  '00000000-0000-0000-0000-000000000000',
  'fr_XX',
  [],
  {},
  [null],
  [[]],
  { length: 1 },
  { toString: 'x', constructor: null },
  Array.from({ length: 500 }, () => 'x'),
  deep(200),
];

const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
);

/** The body with one to three damaged places: a value removed or replaced. */
export const damaged = (body: Json): fc.Arbitrary<Json | undefined> => {
  const places = placesIn(body);
  const damage = fc.tuple(fc.constantFrom(...places), hostile);
  return fc
    .array(damage, { minLength: 1, maxLength: 3 })
    .map((all) => all.reduce<Json | undefined>((now, [at, value]) => withAt(now ?? null, at, value), body));
};
