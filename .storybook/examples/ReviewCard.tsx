import { ReviewCard } from '@sabadora/design-system/ReviewCard';

export function Example() {
  return (
    <ReviewCard
      headingLevel={3}
      guest="Camille"
      date="2026-10-04"
      kind="As a couple"
      score="9.2/10"
      scoreLabel="Fantastic"
      language="fr"
      positive="Petit déjeuner au lit, vue sur la mer."
      negative="Parking difficile le samedi."
    />
  );
}
