import type { Environment, Theme } from '../../wording/codes.ts';

/** The source format of a tag. */
export type TagRow = readonly [
  id: number,
  names: readonly [fr: string, es: string, it: string, nl: string, en: string],
  themes: readonly Theme[],
  environments: readonly Environment[],
  euros: number,
  isHighlighted?: true,
];
