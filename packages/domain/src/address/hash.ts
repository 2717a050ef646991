import { keysWith, LIST_FILTERS } from '../criteria/criteriaTable.ts';
import { encodeText, wellFormed } from './encodeText.ts';

/** One value of the hash. */
export type HashScalar = string | number | boolean;
/** A value of the hash; several are joined by commas. */
export type HashValue = HashScalar | readonly (string | number)[];
/** What an address fragment holds. Made by `parseHash`, it has no prototype. */
export type HashRecord = Readonly<Record<string, HashValue>>;
/** New values by key; an empty one (D-137) removes its key. */
export type HashPatch = Readonly<Record<string, HashValue | null | undefined>>;

/** Keys whose value is a list, however short (ALG-1). */
export const LIST_KEYS: readonly string[] = [...LIST_FILTERS, 'activityDates', 'extras'];
const NUMBER_LIST_KEYS: readonly string[] = keysWith(({ items }) => items !== undefined && items !== 'code');
/** Scalars that stay text even when they look like a number (SE-022). */
const TEXT_KEYS: readonly string[] = keysWith(({ kind }) => kind === 'day');

/**
 * Reads an address fragment, with or without its '#' (ALG-1; SE-014…SE-025). Never throws: a malformed
 * escape stays as it is written, empty values are dropped, of duplicates the last one wins.
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

/** Writes a fragment without '#', in insertion order and without empty values; nothing left gives ''. */
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

/** `record` with `patch` applied, as `mergeHash` does; the record itself stays as it was. */
export function mergeRecord(record: HashRecord, patch: HashPatch): HashRecord {
  const merged = emptyRecord();
  for (const [key, value] of Object.entries(record)) merged[key] = value;
  for (const [key, value] of Object.entries(patch)) {
    if (isEmptyValue(value)) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/** Undefined, null, '', a number that is none, an empty list or a list of empties; 0 and false are kept (D-137). */
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

/** Past 15 digits a number would not come back as it was written, so such text stays text. */
function toNumberIfNumeric(text: string): string | number {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > 15) return text;
  return Number(text) + 0; // "-0" is read as 0
}

function toText(value: HashScalar): string {
  const text = String(value);
  // A small number prints as 1e-7, which would be read back as text.
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
