import { ActivityCard } from '@sabadora/design-system/ActivityCard';

export function Example() {
  return (
    <ActivityCard
      href="#surf-lesson"
      headingLevel={3}
      name="First waves: a surf lesson"
      place="Surf School, Biarritz"
      headwords={['2 hours', '2 to 6 people']}
      photos={[]}
      score={{ score: '9.1/10', label: 'Fantastic' }}
      price={{ priceCents: 3950, isFrom: true }}
    />
  );
}
