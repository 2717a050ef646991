import { ReviewCard } from '@sabadora/design-system/ReviewCard';

const review = { headingLevel: 4, guest: 'Sanne', date: '2026-10-11', score: '8.6/10' } as const;

export function Do() {
  return (
    <ReviewCard
      {...review}
      language="nl"
      positive="Heerlijk ontbijt, vlak bij het strand."
      negative="De kamer was wat gehorig."
    />
  );
}

export function Dont() {
  return <ReviewCard {...review} positive="Heerlijk ontbijt, vlak bij het strand." />;
}
