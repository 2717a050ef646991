import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { isOptionEnabled, SCORE_OPTIONS } from '@sabadora/domain';
import type { Facets, SearchFilters } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { scoreText } from '../filterText.ts';
import filterTextMessages from '../filterText.messages.json';
import messages from './RatingSection.messages.json';

export interface RatingSectionProps {
  filters: SearchFilters;
  facets: Facets | undefined;
}

/** Value of the option "All scores". */
const ALL = '';

/** The minimum customer rating (SE-111); selecting a score again removes it (SE-121). */
export function RatingSection({ filters, facets }: RatingSectionProps) {
  const words = useWords(messages, filterTextMessages);
  const { hotelScore } = filters.draft;
  const value = hotelScore === undefined ? ALL : String(hotelScore);
  const [last, setLast] = useState<string>();
  const scores = SCORE_OPTIONS.map((score) => {
    const count = facets?.hotelScores.find((option) => option.value === score)?.count;
    const isEnabled = isOptionEnabled(count, score === hotelScore) || String(score) === last;
    return { value: String(score), label: scoreText(score, words), count, isDisabled: !isEnabled };
  });
  const pick = (picked: string) => {
    setLast(picked);
    filters.pickScore(picked === ALL ? undefined : Number(picked));
  };
  return (
    // A radio fires no change event when it is selected again.
    <div
      role="presentation"
      onClick={({ target }) => {
        if (target instanceof HTMLInputElement && target.value === value && value !== ALL) pick(value);
      }}
    >
      <RadioGroup
        label={words('filters.rating')}
        options={[...scores, { value: ALL, label: words('filters.allScores') }]}
        value={value}
        onChange={pick}
      />
    </div>
  );
}
