import type { Page } from 'playwright';
import type { Variant } from '../page/subject.ts';
import type { SubjectPage } from './subjects.ts';

/** What a scenario does with a page on which nothing is mounted yet. */
export interface Bench {
  page: Page;
  /** Mounts the scenario's variant. */
  mount: () => Promise<void>;
  unmount: () => Promise<void>;
  /** Waits until what was done without being measured is over. */
  still: () => Promise<unknown>;
  /**
   * Runs an action and waits until the page is still; its script, style and layout become a sample of the row.
   *
   * @param steps How many equal actions it was: the sample is one of them. @default 1
   */
  cost: (row: string, action: () => Promise<unknown>, steps?: number) => Promise<void>;
}

/** A subject, and where in its page the scenario finds what it acts on. */
export interface Contender<Parts> extends SubjectPage {
  parts: Parts;
  /** Rows that this one cannot be measured in, e.g. for want of a range. */
  lacks?: readonly string[];
}

/** One comparison: the same actions on each contender. */
export interface Scenario<Parts> {
  title: string;
  variant: Variant;
  /** Rows in order, with the most that ours may take as a multiple of plain React, where there is a target. */
  rows: Record<string, number | undefined>;
  contenders: readonly Contender<Parts>[];
  run: (bench: Bench, contender: Contender<Parts>) => Promise<void>;
  notes: readonly string[];
}
