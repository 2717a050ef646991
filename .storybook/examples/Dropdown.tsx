import { Dropdown } from '@sabadora/design-system/Dropdown';

export function Example() {
  return (
    <Dropdown label="What is a free change?" kind="content">
      <p>Until the day before arrival you choose other dates, at the price of those dates.</p>
    </Dropdown>
  );
}
