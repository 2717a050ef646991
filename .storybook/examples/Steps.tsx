import { Steps } from '@sabadora/design-system/Steps';

export function Example() {
  return (
    <Steps
      label="Booking"
      current="guests"
      steps={[
        { id: 'stay', label: 'Stay', href: '#stay' },
        { id: 'guests', label: 'Guests' },
        { id: 'payment', label: 'Payment' },
      ]}
    />
  );
}
