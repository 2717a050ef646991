import type * as en from './en.ts';

/** The words of every component by its name, as exported by each language module (`words/fr` …). */
export type Words = typeof en;
