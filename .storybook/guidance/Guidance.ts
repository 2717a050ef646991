/** Documentation of a component beyond its types: its parts, recommendations, and the tests of its accessibility. */
export interface Guidance {
  /** The entry of the package that exports it. @default the component’s name */
  entry?: string;
  /** What each of its parts does, in reading order; other components of its entry are keyed by their names. */
  anatomy: Readonly<Record<string, string>>;
  /** What to do; the first is shown as `Do` of `practice/{component}.tsx`. */
  dos: readonly string[];
  /** What to avoid; the first is shown as `Dont` of `practice/{component}.tsx`. */
  donts: readonly string[];
  /** How it is used by keyboard, if it has no keyboard contract. */
  keyboard?: string;
  /** Accessibility facts that are specific to the component. */
  checked: readonly Checked[];
}

/** A fact about a component's accessibility, with the title of the test that checks it. */
export interface Checked {
  note: string;
  test: string;
}
