/** What a component's types cannot say: when to take it, what it consists of, and what experience has shown. */
export interface Guidance {
  /** What it is for, in a sentence. */
  isFor: string;
  /** What it is not for, and the component to take instead. */
  insteadOf: readonly { when: string; use: string }[];
  /** Its parts in reading order, each with what it does. */
  anatomy: Readonly<Record<string, string>>;
  dos: readonly string[];
  donts: readonly string[];
}
