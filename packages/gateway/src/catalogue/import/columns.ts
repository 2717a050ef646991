import type { LineType } from './importSchemas.ts';

/** The column `type` of a table cannot be called so in a line, which says there what the line is. */
const RENAMED: Readonly<Record<string, string>> = {
  hotelType: 'type',
  roomType: 'type',
  reviewType: 'type',
};

/** A line of an import as a row: keys as columns, without what kind of line it is. */
export function rowOf(line: object): Record<string, unknown> {
  const entries = Object.entries(line).filter(([key]) => key !== 'type');
  return Object.fromEntries(
    entries.map(([key, value]) => [
      RENAMED[key] ?? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

/** A row as a line that imports to the same row. */
export function lineOf(type: LineType, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column === 'type'
      ? `${type}Type`
      : column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { type, ...Object.fromEntries(entries) };
}
