/** What types cannot say of a component: what it consists of, what experience has shown, and which tests hold it. */
export interface Guidance {
  /** The entry of the package that exports it. @default the component’s name */
  entry?: string;
  /** Its parts in reading order, each with what it does; other components of its entry by their names. */
  anatomy: Readonly<Record<string, string>>;
  /** The first is shown as `Do` of `practice/{component}.tsx`. */
  dos: readonly string[];
  /** The first is shown as `Dont` there. */
  donts: readonly string[];
  /** How it is used by keyboard, where it has no keys of its own that a contract lists. */
  keyboard?: string;
  /** What is particular to its accessibility. */
  checked: readonly Checked[];
}

/** What holds for a component's accessibility, and the title of its own test that holds it. */
export interface Checked {
  note: string;
  test: string;
}
