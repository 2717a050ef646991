import { ActivityCard } from '@sabadora/design-system/ActivityCard';

const lesson = {
  href: '#surf-lesson',
  headingLevel: 4,
  name: 'First waves: a surf lesson',
  place: 'Biarritz',
  photos: [],
} as const;

export function Do() {
  return <ActivityCard {...lesson} headwords={['2 hours', '2 to 6 people']} price={{ priceCents: 3950 }} />;
}

export function Dont() {
  return <ActivityCard {...lesson} headwords={['For a group of 6']} price={{ priceCents: 23700 }} />;
}
