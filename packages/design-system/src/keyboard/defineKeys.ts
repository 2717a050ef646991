/** Description of one key or key combination. */
export interface KeyRow {
  /** Effect as a sentence for the documentation, for a left-to-right page. */
  does: string;
  /** Whether the horizontal keys are swapped in a right-to-left page. @default false */
  isMirrored?: boolean;
}

/** The keyboard contract of a widget: the documentation shows it, and each row has its test. */
export interface KeyContract<Row extends string = string> {
  widget: string;
  /** Address of the ARIA Authoring Practices Guide's or HTML's pattern that it follows. */
  pattern: string;
  /** Rows by key: "ArrowRight", "Shift+PageDown", "Escape (list open)". */
  rows: Record<Row, KeyRow>;
}

/** Keeps the names of the rows in the type, so that `testKeys` requires a test for each. */
export function defineKeys<Row extends string>(contract: KeyContract<Row>): KeyContract<Row> {
  return contract;
}
