import { DateField } from '@sabadora/design-system/DateField';
import { useState } from 'react';

export function Example() {
  const [birthday, setBirthday] = useState('');
  return (
    <DateField
      label="Date of birth"
      description="As in your identity card."
      today="2026-11-25"
      minDate="1906-01-01"
      maxDate="2026-11-25"
      value={birthday}
      onChange={setBirthday}
      inputProps={{ name: 'birthday', autoComplete: 'bday' }}
    />
  );
}
