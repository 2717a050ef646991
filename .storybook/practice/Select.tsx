import { Select } from '@sabadora/design-system/Select';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

export function Do() {
  return (
    <Select
      label="Country"
      defaultValue="France"
      options={options('France', 'Belgium', 'Netherlands', 'Germany', 'Italy', 'Spain')}
    />
  );
}

export function Dont() {
  return <Select label="Do you bring a dog?" placeholder="Choose" options={options('Yes', 'No')} />;
}
