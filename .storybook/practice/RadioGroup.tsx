import { RadioGroup } from '@sabadora/design-system/RadioGroup';

export function Do() {
  return (
    <RadioGroup
      label="Cancellation"
      defaultValue="flexible"
      options={[
        { value: 'flexible', label: 'Until the day before', description: '12 € more' },
        { value: 'fixed', label: 'Not at all', description: 'The lowest price' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <RadioGroup
      label="No cancellation?"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  );
}
