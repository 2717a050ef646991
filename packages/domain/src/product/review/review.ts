/** Labels of a review score; each is the key of its text (D-005, D-082). */
export type ReviewLabel = 'New' | 'Perfect' | 'Fantastic' | 'Excellent' | 'Very good' | 'Good';

/** Places show either every label, or only the best ones, for scores from 9 (D-004). */
export interface ReviewLabelOptions {
  /** True on search cards and on hotel, product and reviews blocks; false on carousels and condensed cards. */
  showAllIncentives: boolean;
}

const STEPS: readonly (readonly [least: number, label: ReviewLabel])[] = [
  [9.5, 'Perfect'],
  [9, 'Fantastic'],
  [8.5, 'Excellent'],
  [8, 'Very good'],
];

/**
 * Label of a score of 0 to 10, from the unrounded score (SE-211, SE-212, ALG-13, D-130, D-131).
 *
 * @param count number of reviews; undefined when unknown
 * @returns undefined when the score has no label here
 */
export function reviewLabel(
  score: number | null | undefined,
  count: number | null | undefined,
  { showAllIncentives }: ReviewLabelOptions,
): ReviewLabel | undefined {
  if (score == null || Number.isNaN(score) || count === 0) return 'New';
  if (score < 7 || (score < 9 && !showAllIncentives)) return undefined;
  return STEPS.find(([least]) => score >= least)?.[1] ?? 'Good';
}

/** A score out of 10 with one decimal and a comma, e.g. "8,7" (D-130). */
export function scoreFigure(score: number): string {
  // Rounds via text first: 8.35 × 10 would otherwise be 83.49999999999999.
  const tenths = Math.round(Number((score * 10).toFixed(6)));
  return String(tenths / 10).replace('.', ',');
}

/** Text of a score, e.g. '9/10' or '9,2/10' (SE-213, D-130); undefined when there is no score. */
export function reviewScoreText(score: number | null | undefined): string | undefined {
  if (score == null || Number.isNaN(score)) return undefined;
  return `${scoreFigure(score)}/10`;
}
