/** A name in each language. */
export type FiveNames = readonly [fr: string, es: string, it: string, nl: string, en: string];
