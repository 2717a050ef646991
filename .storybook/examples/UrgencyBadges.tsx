import { UrgencyBadges } from '@sabadora/design-system/UrgencyBadges';

export function Example() {
  return <UrgencyBadges messages={['Only 2 rooms left', { text: 'Eco-friendly', tone: 'good' }]} />;
}
