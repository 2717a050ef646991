import { Stack } from '@sabadora/design-system/Layout';
import { PhoneField, phonePlans } from '@sabadora/design-system/PhoneField';
import { Select } from '@sabadora/design-system/Select';
import { TextField } from '@sabadora/design-system/TextField';

const countries = [
  { ...phonePlans.NL, name: 'Netherlands' },
  { ...phonePlans.BE, name: 'Belgium' },
];

export function Do() {
  return (
    <PhoneField
      label="Telephone"
      description="For the hotel, should you arrive late."
      countries={countries}
      defaultCountry="NL"
    />
  );
}

export function Dont() {
  return (
    <Stack gap={16}>
      <Select label="Country of your telephone" options={[{ value: 'NL', label: 'Netherlands (+31)' }]} />
      <TextField label="Number without the country" type="tel" />
    </Stack>
  );
}
