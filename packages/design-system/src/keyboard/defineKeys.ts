/** What one key, or one chord, does. */
export interface KeyRow {
  /** A sentence for the documentation, as it reads left to right. */
  does: string;
  /** The horizontal keys swap where the page reads right to left. @default false */
  isMirrored?: boolean;
}

/** The keyboard contract of a widget: the documentation draws it, and each row has its test. */
export interface KeyContract<Row extends string = string> {
  widget: string;
  /** Address of the pattern that it follows, of the ARIA Authoring Practices Guide or of HTML. */
  pattern: string;
  /** By key: "ArrowRight", "Shift+PageDown", "Escape (list open)". */
  rows: Record<Row, KeyRow>;
}

/** Keeps the names of the rows in the type, so that `testKeys` misses none. */
export function defineKeys<Row extends string>(contract: KeyContract<Row>): KeyContract<Row> {
  return contract;
}
