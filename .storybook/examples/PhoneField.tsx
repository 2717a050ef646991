import { PhoneField, phonePlans } from '@sabadora/design-system/PhoneField';
import { useState } from 'react';

/** The countries in the order of the list; you write the names in the language of the page. */
const countries = [
  { ...phonePlans.FR, name: 'France' },
  { ...phonePlans.BE, name: 'Belgium' },
  { ...phonePlans.NL, name: 'Netherlands' },
];

export function Example() {
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      label="Telephone"
      description="For the hotel, should you arrive late."
      countries={countries}
      defaultCountry="FR"
      value={phone}
      onChange={setPhone}
      inputProps={{ name: 'phone', autoComplete: 'tel' }}
    />
  );
}
