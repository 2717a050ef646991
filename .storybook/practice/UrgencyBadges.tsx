import { UrgencyBadges } from '@sabadora/design-system/UrgencyBadges';

export function Do() {
  return <UrgencyBadges messages={['Only 2 rooms left']} />;
}

export function Dont() {
  return <UrgencyBadges messages={['Hurry! 37 people are looking at this']} />;
}
