import { Steps } from '@sabadora/design-system/Steps';

export function Do() {
  return (
    <Steps
      label="Order with a way back"
      current="payment"
      steps={[
        { id: 'stay', label: 'Stay', href: '#stay' },
        { id: 'guests', label: 'Guests', href: '#guests' },
        { id: 'payment', label: 'Payment' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <Steps
      label="Order without a way back"
      current="payment"
      steps={[
        { id: 'stay', label: 'Stay' },
        { id: 'guests', label: 'Guests' },
        { id: 'payment', label: 'Payment' },
      ]}
    />
  );
}
