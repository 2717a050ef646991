/** What types cannot say of a component: what it consists of, and what experience has shown. */
export interface Guidance {
  /** Its parts in reading order, each with what it does. */
  anatomy: Readonly<Record<string, string>>;
  dos: readonly string[];
  donts: readonly string[];
}
