import type { Page } from 'playwright';
import type { Variant } from '../page/subject.ts';
import type { SubjectPage } from './subjects.ts';

/** Tools of a scenario for a page on which nothing is mounted yet. */
export interface Bench {
  page: Page;
  /** Mounts the scenario's variant. */
  mount: () => Promise<void>;
  unmount: () => Promise<void>;
  /** Waits until the effects of unmeasured actions are over. */
  still: () => Promise<unknown>;
  /**
   * Runs an action and waits for its effects; the time of script, style and layout is a sample of the row.
   *
   * @param steps Number of equal steps in the action; the sample is the time of one step. @default 1
   */
  cost: (row: string, action: () => Promise<unknown>, steps?: number) => Promise<void>;
}

/** A subject, with the selectors of the parts that a scenario uses. */
export interface Contender<Parts> extends SubjectPage {
  parts: Parts;
  /** Rows in which this one cannot be measured, e.g. because it has no range. */
  lacks?: readonly string[];
}

/** One comparison: the same actions on each contender. */
export interface Scenario<Parts> {
  title: string;
  variant: Variant;
  /** Rows in order, with the target of ours as a multiple of plain React, if there is one. */
  rows: Record<string, number | undefined>;
  contenders: readonly Contender<Parts>[];
  run: (bench: Bench, contender: Contender<Parts>) => Promise<void>;
  notes: readonly string[];
}
