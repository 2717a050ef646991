import type * as en from './en.ts';

/** The words of every component by its name, as each of the language modules (`words/fr` …) exports them. */
export type Words = typeof en;
