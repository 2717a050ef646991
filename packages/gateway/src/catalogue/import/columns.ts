import type { LineType } from './importSchemas.ts';

/** Keys of the columns named `type`: in a line, the key `type` holds the kind of line. */
const RENAMED: Readonly<Record<string, string>> = {
  hotelType: 'type',
  roomType: 'type',
  reviewType: 'type',
};

/** Converts a line of an import to a row: camel-case keys become column names, and the kind of line is left out. */
export function rowOf(line: object): Record<string, unknown> {
  const entries = Object.entries(line).filter(([key]) => key !== 'type');
  return Object.fromEntries(
    entries.map(([key, value]) => [
      RENAMED[key] ?? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

/** Converts a row to the line that imports the same row. */
export function lineOf(type: LineType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column === 'type'
      ? `${type}Type`
      : column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { type, ...Object.fromEntries(entries) };
}
