import { DateField } from '@sabadora/design-system/DateField';
import { Inline } from '@sabadora/design-system/Layout';
import { Select } from '@sabadora/design-system/Select';

export function Do() {
  return (
    <DateField label="Date of birth" today="2026-11-25" maxDate="2026-11-25" defaultValue="1984-06-07" />
  );
}

const one = (value: string) => [{ value, label: value }];

export function Dont() {
  return (
    <Inline gap={8}>
      <Select label="Day" options={one('7')} />
      <Select label="Month" options={one('June')} />
      <Select label="Year" options={one('1984')} />
    </Inline>
  );
}
