import { keysWith, LIST_FILTERS } from '../criteria/criteriaTable.ts';
import { encodeText, wellFormed } from './encodeText.ts';

/** One single value in a hash. */
export type HashScalar = string | number | boolean;
/** A value in a hash; a list is joined by commas. */
export type HashValue = HashScalar | readonly (string | number)[];
/** Content of an address fragment. From `parseHash`, it has no prototype. */
export type HashRecord = Readonly<Record<string, HashValue>>;
/** New values by key; an empty value (D-137) removes its key. */
export type HashPatch = Readonly<Record<string, HashValue | null | undefined>>;

/** Keys whose value is always a list, even with one item (ALG-1). */
export const LIST_KEYS: readonly string[] = [...LIST_FILTERS, 'activityDates', 'extras'];
const NUMBER_LIST_KEYS: readonly string[] = keysWith(({ items }) => items !== undefined && items !== 'code');
/** Keys whose value stays text even when it looks like a number (SE-022). */
const TEXT_KEYS: readonly string[] = keysWith(({ kind }) => kind === 'day');

/**
 * Parses an address fragment, with or without its '#' (ALG-1; SE-014…SE-025). Never throws: a malformed escape is
 * kept as text, empty values are dropped, and the last of duplicate keys wins.
 */
export function parseHash(text: string): HashRecord {
  const record = emptyRecord();
  for (const part of text.replace(/^#/, '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const key = decode(part.slice(0, at));
    const value = parseValue(key, part.slice(at + 1));
    if (key !== '' && value !== undefined) record[key] = value;
  }
  return record;
}

/** Serialises a record without '#', in insertion order and without empty values; '' when nothing is left. */
export function serialiseHash(record: HashPatch): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(record)) {
    if (isEmptyValue(value) || key === '') continue;
    const items = Array.isArray(value) ? value.filter((item) => !isEmptyValue(item)) : [value];
    parts.push(`${encodeText(key)}=${items.map((item) => encodeText(toText(item))).join(',')}`);
  }
  return parts.join(';');
}

/** `hash` with `patch` applied: keys are replaced in place, new ones appended, emptied ones dropped (ALG-1). */
export function mergeHash(hash: string, patch: HashPatch): string {
  return serialiseHash(mergeRecord(parseHash(hash), patch));
}

/** `record` with `patch` applied, as in `mergeHash`; `record` itself is not changed. */
export function mergeRecord(record: HashRecord, patch: HashPatch): HashRecord {
  const merged = emptyRecord();
  for (const [key, value] of Object.entries(record)) merged[key] = value;
  for (const [key, value] of Object.entries(patch)) {
    if (isEmptyValue(value)) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/**
 * Whether a value is undefined, null, '', NaN, an empty list or a list of empty values; 0 and false are not empty
 * (D-137).
 */
export function isEmptyValue(value: HashValue | null | undefined): value is null | undefined | '' {
  if (value == null || value === '') return true;
  if (typeof value === 'number') return !Number.isFinite(value);
  return Array.isArray(value) && value.every((item) => isEmptyValue(item));
}

/** A record without a prototype, so that a key such as `__proto__` is plain data. */
function emptyRecord(): Record<string, HashValue> {
  return Object.create(null) as Record<string, HashValue>;
}

function parseValue(key: string, raw: string): HashValue | undefined {
  if (LIST_KEYS.includes(key)) {
    const isNumeric = NUMBER_LIST_KEYS.includes(key);
    const items = raw
      .split(',')
      .map(decode)
      .filter((item) => item !== '');
    return items.length > 0 ? items.map((item) => (isNumeric ? toNumberIfNumeric(item) : item)) : undefined;
  }
  const text = decode(raw);
  if (text === '') return undefined;
  if (TEXT_KEYS.includes(key)) return text;
  if (key === 's' && (text === 'true' || text === 'false')) return text === 'true';
  return toNumberIfNumeric(text);
}

/** A number with more than 15 digits would not be written back unchanged, so it stays text. */
function toNumberIfNumeric(text: string): string | number {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > 15) return text;
  return Number(text) + 0; // "-0" is read as 0
}

function toText(value: HashScalar): string {
  const text = String(value);
  // A small number is printed as 1e-7, which would be parsed as text.
  const [mantissa, zeros] = typeof value === 'number' ? text.split('e-') : [];
  if (mantissa === undefined || zeros === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  return `${sign}0.${'0'.repeat(Number(zeros) - 1)}${mantissa.replace(/\D/g, '')}`;
}

function decode(text: string): string {
  try {
    return wellFormed(decodeURIComponent(text));
  } catch {
    return wellFormed(text);
  }
}
