import { Dropdown } from '@sabadora/design-system/Dropdown';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';

export function Do() {
  return (
    <Dropdown label="Tourist tax" kind="content">
      <p>Paid at the hotel, 1 to 4 € a night for each adult.</p>
    </Dropdown>
  );
}

export function Dont() {
  return (
    <Dropdown label="More" kind="form">
      <RadioGroup
        label="How would you like to pay?"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'hotel', label: 'At the hotel' },
        ]}
      />
    </Dropdown>
  );
}
