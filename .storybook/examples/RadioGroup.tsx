import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { useState } from 'react';

export function Example() {
  const [format, setFormat] = useState('email');
  return (
    <RadioGroup
      label="How would you like to give it?"
      variant="cards"
      options={[
        { value: 'email', label: 'By e-mail', description: 'There within minutes, free of charge.' },
        { value: 'post', label: 'By post', description: 'In a box, within three working days.', end: '6 €' },
      ]}
      value={format}
      onChange={setFormat}
    />
  );
}
